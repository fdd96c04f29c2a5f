import Foundation

/// The use of a preview of shared items.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a value from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The preview has the size of the content.
    public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
    /// The preview is small.
    public static let thumbnail = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}
