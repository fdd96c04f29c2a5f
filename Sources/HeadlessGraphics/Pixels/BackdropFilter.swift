import Foundation

/// What a view of a material does to the pixels behind it: a blur, stronger or weaker colors, and a tint over both.
package struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var deviation: CGFloat
    /// The saturation of the blurred colors: 0 for grays, 1 for the colors as they are.
    package var saturation: CGFloat
    /// The color drawn over the blurred pixels. It stands for the whole filter where there are no pixels.
    package var tint: RGBA

    /// Creates a filter. A deviation that is negative or not finite means no blur, and a saturation that isn't the
    /// colors as they are.
    package init(deviation: CGFloat, saturation: CGFloat, tint: RGBA) {
        self.deviation = deviation.isFinite ? max(0, deviation) : 0
        self.saturation = saturation.isFinite ? max(0, saturation) : 1
        self.tint = tint
    }

    /// The distance, in points, up to which pixels outside of the view change what it shows. What is left out beyond
    /// two standard deviations is less than a twentieth of the light.
    package var reach: CGFloat { 2 * deviation }
}
