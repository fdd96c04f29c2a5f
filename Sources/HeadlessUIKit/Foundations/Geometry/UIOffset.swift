import Foundation

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// Not moved.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Not moved.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Moved by that many points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// One axis or both.
public struct UIAxis: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set from UIKit's bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both of them.
    public static let both: UIAxis = [.horizontal, .vertical]
}
