import PortableUIKit

/// The appearance of a card behind a row or a section. All lengths are in points; negative or nonfinite ones count as 0.
public struct CardStyle: Equatable, Sendable {
    /// The color of the card; a dynamic color adapts to the traits.
    public var color: UIColor
    /// The corner radius.
    public var cornerRadius: CGFloat
    /// The color of the border; `nil` for none.
    public var borderColor: UIColor?
    /// The width of the border.
    public var borderWidth: CGFloat
    /// Whether the card casts its shadow.
    public var hasShadow: Bool
    /// The shadow, if the card casts one.
    public var shadow: CardShadow
    /// The gradient over the color.
    public var gradient: CardGradient?
    /// Whether the colors of the card and its border are those of the theme, if the card is in one.
    package var followsTheme = false
    /// Whether the border is in the accent color of the theme, if the card is in one.
    package var isChosen = false

    /// Creates a style, by default without border and shadow.
    public init(
        color: UIColor,
        cornerRadius: CGFloat = 0,
        borderColor: UIColor? = nil,
        borderWidth: CGFloat = 1,
        hasShadow: Bool = false,
        shadow: CardShadow = .soft
    ) {
        self.color = color
        self.cornerRadius = cornerRadius
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.hasShadow = hasShadow
        self.shadow = shadow
    }
}

/// The colors of a theme that cells draw with themselves, around their contents.
package struct CardColors: Hashable, Sendable {
    let color: UIColor
    let border: UIColor
    /// The color of marks.
    package let accent: UIColor
    /// The colors of the theme by those of the standard theme with the same purpose.
    let replacements: [UIColor: UIColor]
    /// The shadow, border and gradient.
    let surface: CardSurface
    /// The distances of a card from the edges of its row, and those of the standard theme that they replace.
    package let insets: (own: UIEdgeInsets, standard: UIEdgeInsets)

    package init(
        color: UIColor,
        border: UIColor,
        accent: UIColor,
        replacements: [UIColor: UIColor],
        surface: CardSurface = CardSurface(),
        insets: (own: UIEdgeInsets, standard: UIEdgeInsets) = (.zero, .zero)
    ) {
        self.insets = insets
        self.surface = surface
        self.color = color
        self.border = border
        self.accent = accent
        self.replacements = replacements
    }
}

extension CardColors {
    /// Returns whether two themes draw cards in the same way.
    package static func == (left: CardColors, right: CardColors) -> Bool {
        left.color == right.color && left.border == right.border && left.accent == right.accent
            && left.replacements == right.replacements && left.surface == right.surface
            && left.insets == right.insets
    }

    /// Hashes the colors.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(border)
        hasher.combine(accent)
        hasher.combine(surface)
    }
}

/// The environment key of the colors of cards; a theme sets it.
package enum CardColorsKey: CollectionViewEnvironmentKey {
    package static let defaultValue: CardColors? = nil
}

extension CardStyle {
    /// The style in the colors of the current theme: all of them if it follows the theme, otherwise those that are colors of
    /// the standard theme.
    @MainActor package var inCurrentTheme: CardStyle {
        guard let colors = CollectionViewEnvironment.current[CardColorsKey.self] else { return self }
        var style = self
        if followsTheme {
            style.color = colors.color
            if borderColor != nil {
                style.borderColor = isChosen ? colors.accent : colors.surface.borderColor ?? colors.border
                style.borderWidth = isChosen ? borderWidth : colors.surface.borderWidth ?? borderWidth
            }
            style.shadow = colors.surface.shadow ?? shadow
            style.gradient = colors.surface.gradient ?? gradient
        } else {
            style.color = colors.replacements[color] ?? color
            style.borderColor = borderColor.map { colors.replacements[$0] ?? $0 }
        }
        return style
    }
}

extension UIView {
    /// Shows a card. Call it again when the traits change: layers hold resolved colors.
    ///
    /// - Parameter traits: Those of the view that was told about the change; a subview may still have the old ones.
    package func show(_ style: CardStyle, in traits: UITraitCollection) {
        let border = style.borderColor?.resolvedColor(with: traits)
        backgroundColor = style.color
        layer.cornerRadius = style.cornerRadius.cardLength
        layer.borderColor = border?.cgColor
        layer.borderWidth = border == nil ? 0 : style.borderWidth.cardLength
        let shadow = style.shadow
        layer.shadowColor = shadow.color.resolvedColor(with: traits).cgColor
        layer.shadowOpacity = style.hasShadow ? Float(shadow.opacity) : 0
        layer.shadowRadius = shadow.radius.cardLength
        layer.shadowOffset = shadow.offset
        showGradient(style.gradient, in: traits)
    }
}

extension CGFloat {
    fileprivate var cardLength: CGFloat {
        isFinite ? Swift.max(0, self) : 0
    }
}
