import PortableUIKit

/// The colors of the tints of a theme.
///
/// Contents store the color of a ``Tint``; parts show the color that it has in the theme.
public struct Tints: Hashable, Sendable {
    /// The color of each tint.
    public var blue, green, orange, red, gray: UIColor

    /// Creates tints from their colors.
    public init(blue: UIColor, green: UIColor, orange: UIColor, red: UIColor, gray: UIColor) {
        self.blue = blue
        self.green = green
        self.orange = orange
        self.red = red
        self.gray = gray
    }
}
