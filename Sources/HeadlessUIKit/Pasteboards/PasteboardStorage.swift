import Foundation

/// The contents of a pasteboard, shared by all objects for it.
final class PasteboardStorage: @unchecked Sendable {
    static let general = PasteboardStorage(name: .general)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all = [UIPasteboard.Name.general: general]

    let name: UIPasteboard.Name
    private let lock = NSLock()
    private var contents: [[String: Any]] = []
    private var expiration: Date?
    private var count = 0

    init(name: UIPasteboard.Name) {
        self.name = name
    }

    /// Returns the storage with a name; `nil` if it does not exist and is not created.
    static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
        lock.withLock {
            if let storage = all[name] { return storage }
            guard create else { return nil }
            let storage = PasteboardStorage(name: name)
            all[name] = storage
            return storage
        }
    }

    static func remove(_ name: UIPasteboard.Name) {
        let storage = lock.withLock { all.removeValue(forKey: name) }
        storage?.replace(with: [], expiration: nil)
    }

    var changeCount: Int { lock.withLock { count } }

    var items: [[String: Any]] {
        lock.withLock {
            if let expiration, expiration <= Date() { contents = [] }
            return contents
        }
    }

    func replace(with items: [[String: Any]], expiration: Date?) {
        lock.withLock {
            contents = items
            self.expiration = expiration
            count += 1
        }
    }

    func append(_ items: [[String: Any]]) {
        lock.withLock {
            contents += items
            count += 1
        }
    }
}

/// The uniform type identifiers of common contents. Apps may set the lists before they use pasteboards.
enum PasteboardTypes {
    nonisolated(unsafe) static var string = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    nonisolated(unsafe) static var url = ["public.url", "public.file-url"]
    nonisolated(unsafe) static var image = ["public.png", "public.jpeg", "public.image"]
    nonisolated(unsafe) static var color = ["com.apple.uikit.color"]

    /// The types of new items.
    static let newString = "public.utf8-plain-text"
    static let newURL = "public.url"
    static let newImage = "public.png"
    static let newColor = "com.apple.uikit.color"

    /// The types of an item in alphabetical order.
    static func sorted(_ item: [String: Any]) -> [String] { item.keys.sorted() }

    /// Returns the color of a value: a color or its data.
    static func color(of value: Any) -> UIColor? {
        if let data = value as? Data {
            return try? UIColor.object(withItemProviderData: data, typeIdentifier: newColor)
        }
        return value as? UIColor
    }

    /// Returns the data of a value: its own, or that of a text, URL, image or color.
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let color as UIColor: color.itemProviderData
        default: nil
        }
    }
}
