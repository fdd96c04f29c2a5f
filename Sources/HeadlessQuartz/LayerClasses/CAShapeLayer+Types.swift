import Foundation

/// The fill rules of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value of the rule, as in Core Animation.
    public let rawValue: String

    /// Creates a rule from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nonzero winding rule: a point is inside if the signed number of path crossings of a ray isn't 0.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule: a point is inside if the number of path crossings of a ray is odd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The line cap styles of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value of the style, as in Core Animation.
    public let rawValue: String

    /// Creates a style from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A squared end at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A squared end that extends half the line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The line join styles of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value of the style, as in Core Animation.
    public let rawValue: String

    /// Creates a style from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Outer edges extended until they meet.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A squared-off corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
