import Foundation

/// A horizontal and vertical offset, in points.
public struct UIOffset: Equatable, Codable, Sendable {
    /// The horizontal offset, in points; positive to the right.
    public var horizontal: CGFloat
    /// The vertical offset, in points; positive downward.
    public var vertical: CGFloat

    /// A zero offset.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Creates a zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset with the given values, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt

    /// Creates a set of axes from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
