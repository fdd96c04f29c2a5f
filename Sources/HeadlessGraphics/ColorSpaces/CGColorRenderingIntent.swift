/// The ways in which colors outside of the gamut of a color space are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context.
    case defaultIntent = 0
    /// Colors outside are clipped; the others don't change.
    case absoluteColorimetric = 1
    /// Colors outside are clipped, relative to the white point.
    case relativeColorimetric = 2
    /// All colors are compressed into the gamut.
    case perceptual = 3
    /// Saturation is kept.
    case saturation = 4
}
