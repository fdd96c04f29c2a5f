import Foundation

/// Keeps what was copied until it is pasted. It lasts as long as the process and knows texts, addresses, colours and
/// pictures.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private static let shared = UIPasteboard()

    private var contents: [Any] = []
    private var count = 0

    private override init() {
        super.init()
    }

    /// The pasteboard that everybody shares.
    open class var general: UIPasteboard { shared }

    /// Posted after what a pasteboard keeps changed.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// How often the contents were replaced.
    open var changeCount: Int { count }

    /// How many things are kept.
    open var numberOfItems: Int { contents.count }

    /// The first text; setting it replaces all contents.
    open var string: String? {
        get { strings?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The texts; setting them replaces all contents.
    open var strings: [String]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first address; setting it replaces all contents.
    open var url: URL? {
        get { urls?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The addresses; setting them replaces all contents.
    open var urls: [URL]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first picture; setting it replaces all contents.
    open var image: UIImage? {
        get { images?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The pictures; setting them replaces all contents.
    open var images: [UIImage]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first colour; setting it replaces all contents.
    open var color: UIColor? {
        get { colors?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The colours; setting them replaces all contents.
    open var colors: [UIColor]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }

    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }

    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }

    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private func all<Content>() -> [Content]? {
        let found = contents.compactMap { $0 as? Content }
        return found.isEmpty ? nil : found
    }

    private func replace(with new: [Any]?) {
        contents = new ?? []
        count += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
