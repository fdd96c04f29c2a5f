import Foundation

/// Scales custom fonts and values with the user's preferred text size.
///
/// Unchecked: the only stored property is a constant of a sendable type, which the compiler can't verify in an open
/// class.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics for a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns a version of the font that scales with the current text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// Returns a version of the font that scales with the text size in the traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns a version of the font that scales with the current text size, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a version of the font that scales with the text size in the traits, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
        return FontScaling.scaled(font.specification, style, maximum: maximum).font(for: traitCollection ?? .current)
    }

    /// Returns a value in points, scaled to the current text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a value in points, scaled to the text size in the traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, for: traitCollection ?? .current)
    }
}
