import Foundation

/// A colour as drawing contexts and layers take it: fixed components in sRGB.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    /// The red, green, blue and alpha components, 0 to 1.
    public var components: [CGFloat]? {
        [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { 4 }

    /// The opacity, 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    init(rgba: RGBA) {
        self.rgba = rgba
    }

    /// A colour in sRGB; components are 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour in sRGB; components are 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A shade of gray, 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: rgba.withAlpha(alpha))
    }

    /// Whether both colours have the same components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
