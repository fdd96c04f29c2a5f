import Foundation

private let plainText = "public.utf8-plain-text"
private let webAddress = "public.url"
private let picture = "public.png"

private func unreadable() -> CocoaError { CocoaError(.fileReadCorruptFile) }

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [plainText] }

    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [plainText, "public.plain-text"] }

    /// Gives the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Reads text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
        guard let object = text as? Self else { throw unreadable() }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [webAddress] }

    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { [webAddress] }

    /// Gives the address as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString as String).utf8), nil)
        return nil
    }

    /// Reads an address.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let address = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
        guard let object = address as? Self else { throw unreadable() }
        return object
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A PNG file.
    public static var writableTypeIdentifiersForItemProvider: [String] { [picture] }

    /// A PNG or JPEG file.
    public static var readableTypeIdentifiersForItemProvider: [String] { [picture, "public.jpeg"] }

    /// Gives the picture as a PNG file.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }

    /// Reads a picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = UIImage(data: data) as? Self else { throw unreadable() }
        return object
    }
}
