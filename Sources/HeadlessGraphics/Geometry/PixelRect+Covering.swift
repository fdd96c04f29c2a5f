import Foundation

extension PixelRect {
    /// A rectangle larger than any frame: groups may lie outside the frame.
    package static let everywhere: PixelRect = {
        let limit = 4 * RenderingLimits.maximumSide
        return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    }()

    /// The overlap with a pixel, in pixels, up to which nothing shows: Cairo's resolution is 1/256 pixel.
    private static let invisible = 0.001
    /// The distance from a pixel edge, in pixels, that is attributed to floating-point errors.
    private static let roundingError = 1e-5
    /// The maximum distance, in pixels, by which Cairo's rounding of points and line widths moves other sides.
    private static let drift = 1.0 / 128

    /// Creates the smallest rectangle of pixels that a rectangle in pixel units touches, clipped to a limit.
    package init(touching rect: CGRect, within limit: PixelRect) {
        self.init(
            minX: Self.clamped(Self.lowerPixel(at: rect.minX), limit.x, limit.maxX, invalid: limit.x),
            minY: Self.clamped(Self.lowerPixel(at: rect.minY), limit.y, limit.maxY, invalid: limit.y),
            maxX: Self.clamped(Self.upperPixel(at: rect.maxX), limit.x, limit.maxX, invalid: limit.maxX),
            maxY: Self.clamped(Self.upperPixel(at: rect.maxY), limit.y, limit.maxY, invalid: limit.maxY)
        )
    }

    private static func lowerPixel(at side: CGFloat) -> CGFloat {
        let edge = side.rounded()
        return abs(side - edge) < roundingError ? edge : (side - drift).rounded(.down)
    }

    private static func upperPixel(at side: CGFloat) -> CGFloat {
        let edge = side.rounded()
        return abs(side - edge) < roundingError ? edge : (side + drift).rounded(.up)
    }

    /// Creates the largest rectangle of pixels inside a rectangle in pixel units, clipped to a limit.
    package init(inside rect: CGRect, within limit: PixelRect) {
        self.init(
            minX: Self.clamped((rect.minX - Self.invisible).rounded(.up), limit.x, limit.maxX, invalid: limit.maxX),
            minY: Self.clamped((rect.minY - Self.invisible).rounded(.up), limit.y, limit.maxY, invalid: limit.maxY),
            maxX: Self.clamped((rect.maxX + Self.invisible).rounded(.down), limit.x, limit.maxX, invalid: limit.x),
            maxY: Self.clamped((rect.maxY + Self.invisible).rounded(.down), limit.y, limit.maxY, invalid: limit.y)
        )
    }

    /// Returns the rectangle in units of `scale` pixels.
    @inlinable
    package func rect(scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(x) / scale,
            y: CGFloat(y) / scale,
            width: CGFloat(width) / scale,
            height: CGFloat(height) / scale
        )
    }

    private static func clamped(_ value: CGFloat, _ lower: Int, _ upper: Int, invalid: Int) -> Int {
        if value.isNaN { return invalid }
        if value <= CGFloat(lower) { return lower }
        return value >= CGFloat(upper) ? upper : Int(value)
    }
}
