import Foundation

/// How the ends of open lines are drawn.
public enum CGLineCap: Int32, Sendable {
    /// The line ends exactly at its end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square around the end point.
    case square = 2
}

/// How corners of lines are drawn.
public enum CGLineJoin: Int32, Sendable {
    /// Outer edges are extended until they meet.
    case miter = 0
    /// A circle around the corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// How overlapping subpaths decide what is inside.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where a ray crosses the path a number of times that does not cancel out by direction.
    case winding = 0
    /// Inside where a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// How carefully images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The quality of the context.
    case `default` = 0
    /// Nearest pixel.
    case none = 1
    /// Fast.
    case low = 2
    /// Slower.
    case high = 3
    /// Between low and high.
    case medium = 4
}
