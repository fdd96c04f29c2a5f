/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rotation about the x-axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y-axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z-axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A horizontal scale.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A vertical scale.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z-axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A horizontal translation.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A vertical translation.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z-axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
