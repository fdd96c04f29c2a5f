import Foundation

// Matches the debug descriptions that CoreGraphics provides on Apple platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and height, as in `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and size, as in `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
