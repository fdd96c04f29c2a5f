/// The priority of a constraint, or of content hugging or compression resistance, from just above 0 to 1000 (required).
public struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// The raw value of the priority, up to 1000.
    public var rawValue: Float

    /// Creates a priority from a raw value.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a raw value.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A required constraint.
    public static let required = UILayoutPriority(1000)
    /// The default priority of compression resistance.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of dragging that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of dragging that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority of content hugging.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which `systemLayoutSizeFitting(_:)` applies the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
