import PortableUIKit

/// A color that an app or a brand adds to a palette, with its name.
public struct NamedColor: Hashable, Sendable {
    /// The name, such as `rating` or `map.water`.
    public let name: String
    /// The color.
    public let color: UIColor

    /// Creates a color with a name.
    public init(_ name: String, _ color: UIColor) {
        self.name = name
        self.color = color
    }
}
