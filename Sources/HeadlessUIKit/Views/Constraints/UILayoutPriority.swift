/// How much a constraint, a hugging or a resistance matters: above 0 and up to 1000, which must hold.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// The number, up to 1000.
    public var rawValue: Float

    /// Makes a priority of a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority of a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// With which content usually resists being cut off.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The wish of a scene to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which views usually hug their content.
    public static let defaultLow = UILayoutPriority(250)
    /// With which `systemLayoutSizeFitting(_:)` asks for its target.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
