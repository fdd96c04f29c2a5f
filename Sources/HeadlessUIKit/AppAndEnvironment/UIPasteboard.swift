import Foundation

/// A pasteboard for text, URLs, colors and images. Its contents last as long as the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private static let shared = UIPasteboard()

    private var contents: [Any] = []
    private var count = 0

    private override init() {
        super.init()
    }

    /// The systemwide pasteboard. Shared within the process only.
    open class var general: UIPasteboard { shared }

    /// Posted after the contents of a pasteboard change.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// The number of times the contents were replaced.
    open var changeCount: Int { count }

    /// The number of items in the pasteboard.
    open var numberOfItems: Int { contents.count }

    /// The first string; setting it replaces the contents.
    open var string: String? {
        get { strings?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The strings; setting them replaces the contents.
    open var strings: [String]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first URL; setting it replaces the contents.
    open var url: URL? {
        get { urls?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The URLs; setting them replaces the contents.
    open var urls: [URL]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first image; setting it replaces the contents.
    open var image: UIImage? {
        get { images?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The images; setting them replaces the contents.
    open var images: [UIImage]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// The first color; setting it replaces the contents.
    open var color: UIColor? {
        get { colors?.first }
        set { replace(with: newValue.map { [$0] }) }
    }

    /// The colors; setting them replaces the contents.
    open var colors: [UIColor]? {
        get { all() }
        set { replace(with: newValue) }
    }

    /// Whether the pasteboard contains strings.
    open var hasStrings: Bool { strings != nil }

    /// Whether the pasteboard contains URLs.
    open var hasURLs: Bool { urls != nil }

    /// Whether the pasteboard contains images.
    open var hasImages: Bool { images != nil }

    /// Whether the pasteboard contains colors.
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
