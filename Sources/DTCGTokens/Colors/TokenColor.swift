/// A color in one of the color spaces of the format.
public struct TokenColor: Hashable, Sendable {
    /// The space that gives the components their meaning.
    public let space: TokenColorSpace

    /// Three components in the ranges of ``TokenColorSpace/components``; `nil` is the keyword `none`: the component has no
    /// meaning, such as the hue of a gray.
    public let components: [Double?]

    /// The opacity, 0 to 1.
    public let alpha: Double

    /// The closest color that the file names for tools that know sRGB only, as `#` and six hexadecimal digits.
    public let hex: String?

    /// Creates a color.
    ///
    /// - Precondition: There are three components.
    public init(_ space: TokenColorSpace, _ components: [Double?], alpha: Double = 1, hex: String? = nil) {
        precondition(components.count == 3, "A color has three components, not \(components.count).")
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }

    /// Creates a color in sRGB; components are from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(.sRGB, [red, green, blue], alpha: alpha)
    }

    /// The components with 0 for `none`.
    var numbers: Vector {
        Vector(components[0] ?? 0, components[1] ?? 0, components[2] ?? 0)
    }
}
