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

extension ContainerItem {
    /// Returns a copy on a card.
    ///
    /// A row without insets gets those of cards, `m` at the sides and `xs` above and below, which are outside of the card.
    /// `nil` removes the card and keeps the insets.
    public func card(_ style: CardStyle? = .outlined) -> Self {
        var copy = self
        copy.card = style
        if style != nil, insets == .zero { copy.insets = UIEdgeInsets(top: .xs, left: .m, bottom: .xs, right: .m) }
        return copy
    }
}
