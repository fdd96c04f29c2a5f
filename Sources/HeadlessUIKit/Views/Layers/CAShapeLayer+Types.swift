import Foundation

/// What counts as the inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a rule from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside where a ray crosses the path a number of times that does not cancel out by direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside where a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a cap from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line ends exactly at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A half square around the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of lines look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a join from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Outer edges are extended until they meet.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
