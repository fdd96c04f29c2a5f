import PortableUIKit

/// How a text of the design system is set: a text style, which follows the reader's text size, and a weight.
public struct TextStyle: Hashable, Sendable {

    /// The text style that gives the size.
    public var textStyle: UIFont.TextStyle

    /// The weight of the system font.
    public var weight: UIFont.Weight

    /// Creates a style.
    public init(_ textStyle: UIFont.TextStyle, weight: UIFont.Weight = .regular) {
        self.textStyle = textStyle
        self.weight = weight
    }

    /// The font at the text size of `traits`.
    public func font(compatibleWith traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: weight)
    }
}
