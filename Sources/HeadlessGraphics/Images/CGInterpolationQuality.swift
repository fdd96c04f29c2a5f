/// The interpolation quality for scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality of the context.
    case `default` = 0
    /// No interpolation: the nearest pixel.
    case none = 1
    /// Low quality, fast.
    case low = 2
    /// High quality, slower than medium.
    case high = 3
    /// Medium quality, slower than low.
    case medium = 4
}
