/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}

/// A direction in the order of the characters or on screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value, that of the storage or layout direction.
    public let rawValue: Int

    /// Creates a direction from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Returns a direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a direction on screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
