import Foundation

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    private static let typeIdentifier = "com.apple.uikit.color"

    /// The type identifier of colors.
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// The type identifier of colors.
    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// Provides the sRGB components of the color in the current traits.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(itemProviderData, nil)
        return nil
    }

    /// The sRGB components as text.
    final var itemProviderData: Data {
        let rgba = currentRGBA
        return Data("\(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)".utf8)
    }

    /// Creates a color from sRGB components.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4,
            let object = UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) as? Self
        else { throw CocoaError(.fileReadCorruptFile) }
        return object
    }
}
