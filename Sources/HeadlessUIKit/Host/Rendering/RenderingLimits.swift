import Foundation

/// What is refused before memory is asked for.
enum RenderingLimits {
    /// Pixels a side of a rendered or decoded picture.
    static let maximumSide = 16_384
    /// Pixels of a decoded picture: a quarter of the largest rendered one.
    static let maximumDecodedPixels = maximumSide * maximumSide / 4

    static func acceptsDecoding(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide
            && width * height <= maximumDecodedPixels
    }
}
