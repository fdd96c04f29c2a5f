import Foundation

/// The line cap styles.
public enum CGLineCap: Int32, Sendable {
    /// A squared end at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A squared end that extends half the line width beyond the end point.
    case square = 2
}

/// The line join styles.
public enum CGLineJoin: Int32, Sendable {
    /// Outer edges extended until they meet.
    case miter = 0
    /// A circle around the corner.
    case round = 1
    /// A squared-off corner.
    case bevel = 2
}

/// The rules that decide which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule: a point is inside if the signed number of path crossings of a ray isn't 0.
    case winding = 0
    /// The even-odd rule: a point is inside if the number of path crossings of a ray is odd.
    case evenOdd = 1
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by the nonzero winding rule.
    case fill = 0
    /// Filled by the even-odd rule.
    case eoFill = 1
    /// Stroked.
    case stroke = 2
    /// Filled by the nonzero winding rule, then stroked.
    case fillStroke = 3
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke = 4
}
