import ContainerCells
import DeclarativeCollections
import PortableUIKit

extension CardStyle {
    /// A card in the color of the theme.
    public static let plain = themed(hasBorder: false, hasShadow: false)

    /// A card with a border, in the colors of the theme.
    public static let outlined = themed(hasBorder: true, hasShadow: false)

    /// A card with a border and a shadow, in the colors of the theme.
    public static let raised = themed(hasBorder: true, hasShadow: true)

    /// A card that is chosen among others: with a border of 2 points in the accent color of the theme.
    public static let chosen: CardStyle = {
        var style = themed(hasBorder: true, hasShadow: false)
        style.borderColor = CellTheme.standard.palette.accent
        style.borderWidth = 2
        style.isChosen = true
        return style
    }()

    /// The cards of the design system by name, for documents and tools.
    package static let named: KeyValuePairs<String, CardStyle> = [
        "plain": .plain, "outlined": .outlined, "raised": .raised, "chosen": .chosen,
    ]

    private static func themed(hasBorder: Bool, hasShadow: Bool) -> CardStyle {
        let theme = CellTheme.standard
        var style = CardStyle(
            color: theme.palette.card,
            cornerRadius: theme.cornerRadii.large,
            borderColor: hasBorder ? theme.palette.separator : nil,
            hasShadow: hasShadow,
            shadow: Shadows.card
        )
        style.followsTheme = true
        return style
    }
}

extension CardStyle {
    /// The distances of a card from the edges of its row: `m` at the sides and `xs` above and below. In a theme they are those of
    /// its spacings.
    public static let standardInsets = UIEdgeInsets(top: .xs, left: .m, bottom: .xs, right: .m)
}

extension ContainerItem {
    /// Returns a copy on a card.
    ///
    /// - Parameters:
    ///   - style: The card; `nil` removes the card and keeps the insets.
    ///   - insets: The distances of the card from the edges of the row, which may be zero. `nil` keeps the insets of the row,
    ///     or gives a row without insets ``CardStyle/standardInsets``.
    public func card(_ style: CardStyle? = .outlined, insets: UIEdgeInsets? = nil) -> Self {
        var copy = self
        copy.card = style
        if let insets {
            copy.insets = insets
        } else if style != nil, self.insets == .zero {
            copy.insets = CardStyle.standardInsets
        }
        return copy
    }
}
