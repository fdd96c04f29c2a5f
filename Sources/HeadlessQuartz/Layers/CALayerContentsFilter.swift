/// How contents are drawn at another size than their own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nearest pixel, so that enlarged pixels stay sharp.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates linearly between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Interpolates between pixels and between sizes. Drawn as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayerContentsFilter {
    package var interpolation: CGInterpolationQuality { self == .nearest ? .none : .default }
}
