import Foundation

extension HostPixelRect {
    /// More than any picture has: groups lie off the picture's origin.
    static let everywhere: HostPixelRect = {
        let reach = 4 * RenderingLimits.maximumSide
        return HostPixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
    }()

    /// Cairo counts in 256ths of a pixel: what reaches less far into a pixel does not show.
    private static let invisible = 0.001
    /// Sides that are this close to the edge of a pixel lie on it, but for rounding errors.
    private static let roundingError = 1e-5
    /// How far Cairo's own rounding, of points and of the widths of lines, carries other sides at most.
    private static let drift = 1.0 / 128

    /// The pixels that a rectangle, given in pixels, touches, as far as they lie in a limit.
    init(touching rect: CGRect, within limit: HostPixelRect) {
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

    /// The pixels that lie wholly in a rectangle, given in pixels, and in a limit.
    init(inside rect: CGRect, within limit: HostPixelRect) {
        self.init(
            minX: Self.clamped((rect.minX - Self.invisible).rounded(.up), limit.x, limit.maxX, invalid: limit.maxX),
            minY: Self.clamped((rect.minY - Self.invisible).rounded(.up), limit.y, limit.maxY, invalid: limit.maxY),
            maxX: Self.clamped((rect.maxX + Self.invisible).rounded(.down), limit.x, limit.maxX, invalid: limit.x),
            maxY: Self.clamped((rect.maxY + Self.invisible).rounded(.down), limit.y, limit.maxY, invalid: limit.y)
        )
    }

    /// The rectangle in a coordinate system of so many pixels a unit.
    func rect(scale: CGFloat) -> CGRect {
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
