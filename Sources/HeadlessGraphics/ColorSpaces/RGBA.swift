import Foundation

/// The sRGB components of a color, not premultiplied, from 0 to 1, as used by canvases.
package struct RGBA: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

    @inlinable
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    /// Creates a color from a hexadecimal value, `0xRRGGBB`.
    @inlinable
    package init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    @inlinable
    package func withAlpha(_ alpha: CGFloat) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    @inlinable
    package func multiplyingAlpha(by factor: CGFloat) -> RGBA {
        withAlpha(alpha * factor)
    }

    /// The premultiplied pixel values of the color at each of 256 coverage levels.
    var premultipliedPalette: [UInt32] {
        func component(_ value: CGFloat, alpha: UInt32) -> UInt32 {
            UInt32((value * CGFloat(alpha)).rounded())
        }
        return (0...255).map { coverage in
            let alpha = UInt32((CGFloat(coverage) * self.alpha).rounded())
            return alpha << 24 | component(red, alpha: alpha) << 16 | component(green, alpha: alpha) << 8
                | component(blue, alpha: alpha)
        }
    }

    /// Clamps a component to 0 to 1. An invalid value becomes 0, so that it is never passed to a rasterizer.
    @inlinable
    static func clamped(_ component: CGFloat) -> CGFloat {
        component > 0 ? min(component, 1) : 0
    }
}
