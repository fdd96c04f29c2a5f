import Foundation

/// The entries of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind of the change: the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, if the options include `.new`. `NSNull` for `nil`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, if the options include `.old`. `NSNull` for `nil`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the changed elements. No effect here: only whole values are observed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is yet to happen. No effect here: observers are called after changes only.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
