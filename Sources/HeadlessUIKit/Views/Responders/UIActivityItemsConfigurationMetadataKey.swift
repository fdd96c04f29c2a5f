import Foundation

/// A kind of metadata of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
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

    /// The title, a string.
    public static let title = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
    /// The body of a message with the items, a string.
    public static let messageBody = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
    /// The metadata of a link.
    public static let linkPresentationMetadata = Self(
        rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata"
    )
}
