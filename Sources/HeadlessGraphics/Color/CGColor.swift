import Foundation

/// A color with fixed sRGB components, for drawing contexts and layers.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA

    /// The red, green, blue and alpha components, from 0 to 1.
    public var components: [CGFloat]? {
        [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { 4 }

    /// The alpha component, from 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    package init(rgba: RGBA) {
        self.rgba = rgba
    }

    /// Creates an sRGB color; components are from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates an sRGB color; components are from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray color, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Returns a copy with another alpha component.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: rgba.withAlpha(alpha))
    }

    /// Whether both colors have the same components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
