import Foundation

/// The limits that are checked before memory is allocated.
package enum RenderingLimits {
    /// The maximum width and height of a rendered or decoded bitmap, in pixels.
    package static let maximumSide = 16_384
    /// The maximum number of pixels of a decoded bitmap: a quarter of the largest rendered one.
    static let maximumDecodedPixels = maximumSide * maximumSide / 4

    static func acceptsDecoding(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide
            && width * height <= maximumDecodedPixels
    }
}
