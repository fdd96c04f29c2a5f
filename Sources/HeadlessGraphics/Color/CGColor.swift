import Foundation

/// A color in a color space, or a pattern, for drawing contexts and layers.
public final class CGColor: Hashable, Sendable {
    /// The nearest sRGB color; transparent for a pattern.
    package let rgba: RGBA

    /// The color space of the components.
    public let colorSpace: CGColorSpace?

    /// The pattern of the color, if it is one.
    public let pattern: CGPattern?

    /// Components in a space other than that of gray or sRGB.
    private let ownComponents: [CGFloat]?

    /// The components in the color space, then alpha, from 0 to 1: two for gray, four for red, green and blue.
    public var components: [CGFloat]? {
        ownComponents ?? colorSpace?.conversion.components(of: rgba)
    }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 0) + 1 }

    /// The alpha component, from 0 to 1.
    public var alpha: CGFloat { pattern?.alpha ?? rgba.alpha }

    private init(_ rgba: RGBA, space: CGColorSpace, components: [CGFloat]? = nil, pattern: CGPattern? = nil) {
        self.rgba = rgba
        colorSpace = space
        ownComponents = components
        self.pattern = pattern
    }

    package convenience init(rgba: RGBA) {
        self.init(rgba, space: .rgb)
    }

    /// Creates a gray color.
    package convenience init(gray rgba: RGBA) {
        self.init(rgba, space: .gray)
    }

    /// Creates a color that is drawn as a repeated picture.
    package convenience init(pattern: CGPattern) {
        self.init(.clear, space: .pattern, pattern: pattern)
    }

    /// Creates a color from the components of a color space, followed by alpha; `nil` for the space of patterns.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.conversion != .pattern else { return nil }
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.init(space.conversion.rgba(values), space: space, components: values)
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
        self.init(gray: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Creates a gray color with a gamma of 2.2, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from the amounts of four inks, from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        let values = [cyan, magenta, yellow, black, alpha]
        self.init(CGColorSpace.Conversion.cmyk.rgba(values), space: .cmyk, components: values)
    }

    /// Returns the same color.
    public func copy() -> CGColor? { self }

    /// Returns a copy with another alpha component.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(pattern: pattern.withAlpha(alpha)) }
        let components = ownComponents.map { Array($0.dropLast()) + [RGBA.clamped(alpha)] }
        return CGColor(rgba.withAlpha(alpha), space: colorSpace ?? .rgb, components: components)
    }

    /// Returns the nearest color in another color space; `nil` for a pattern, or the space of patterns.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard pattern == nil, let components = space.conversion.components(of: rgba) else { return nil }
        return CGColor(rgba, space: space, components: components)
    }

    /// Whether both colors are drawn the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba && lhs.pattern == rhs.pattern
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
