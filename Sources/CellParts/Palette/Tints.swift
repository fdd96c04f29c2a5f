import PortableUIKit

/// The colors of the tints of a theme.
///
/// Contents store the color of a ``Tint``; parts show the color that it has in the theme.
public struct Tints: Hashable, Sendable {
    /// The color of each tint.
    public var blue, green, orange, red, gray: UIColor

    /// Creates tints. Omitted colors are those of the design system.
    public init(
        blue: UIColor = Tint.blue.color,
        green: UIColor = Tint.green.color,
        orange: UIColor = Tint.orange.color,
        red: UIColor = Tint.red.color,
        gray: UIColor = Tint.gray.color
    ) {
        self.blue = blue
        self.green = green
        self.orange = orange
        self.red = red
        self.gray = gray
    }

    /// The tints of the design system, as in ``Tint``.
    public static let standard = Tints()

    /// Returns the color of a tint.
    public subscript(tint: Tint) -> UIColor {
        switch tint {
        case .blue: blue
        case .green: green
        case .orange: orange
        case .red: red
        case .gray: gray
        }
    }
}
