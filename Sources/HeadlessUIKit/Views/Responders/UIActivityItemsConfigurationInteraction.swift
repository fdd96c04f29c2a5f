import Foundation

/// A way in which the user shares items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
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

    /// The user shares the items.
    public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
    /// The user copies the items.
    public static let copy = Self(rawValue: "UIActivityItemsConfigurationInteractionCopy")
}
