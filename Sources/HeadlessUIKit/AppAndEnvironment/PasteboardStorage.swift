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

/// The uniform type identifiers of common contents. The first one of each list is used for new items.
enum PasteboardTypes {
    static let string = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    static let url = ["public.url", "public.file-url"]
    static let image = ["public.png", "public.jpeg", "public.image"]
    static let color = ["com.apple.uikit.color"]

    /// The types of an item in alphabetical order.
    static func sorted(_ item: [String: Any]) -> [String] { item.keys.sorted() }

    /// Returns the data of a value: its own, or that of a text, URL or image.
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
