import Foundation

private let plainText = "public.utf8-plain-text"
private let webAddress = "public.url"
private let picture = "public.png"

private func unreadable() -> CocoaError { CocoaError(.fileReadCorruptFile) }

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The type identifier of UTF-8 plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [plainText] }

    /// The type identifiers of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [plainText, "public.plain-text"] }

    /// Provides the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Creates a string from UTF-8 data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
        guard let object = text as? Self else { throw unreadable() }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The type identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [webAddress] }

    /// The type identifier of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [webAddress] }

    /// Provides the URL as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString as String).utf8), nil)
        return nil
    }

    /// Creates a URL from data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let address = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
        guard let object = address as? Self else { throw unreadable() }
        return object
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// The type identifier of PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [picture] }

    /// The type identifiers of PNG and JPEG.
    public static var readableTypeIdentifiersForItemProvider: [String] { [picture, "public.jpeg"] }

    /// Provides the image as PNG data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }

    /// Creates an image from PNG or JPEG data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = UIImage(data: data) as? Self else { throw unreadable() }
        return object
    }
}
