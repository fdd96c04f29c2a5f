import ContainerCells
import DeclarativeCollections
import PortableUIKit

extension CardStyle {
    /// A card with a border, in the colors of the standard theme.
    public static let outlined = CardStyle(
        color: .secondarySystemGroupedBackground,
        cornerRadius: 12,
        borderColor: Palette.standard.separator
    )

    /// A card with a border and a shadow, in the colors of the standard theme.
    public static let raised = CardStyle(
        color: .secondarySystemGroupedBackground,
        cornerRadius: 12,
        borderColor: Palette.standard.separator,
        hasShadow: true
    )
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
