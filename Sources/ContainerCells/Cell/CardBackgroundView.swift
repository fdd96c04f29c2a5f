import DeclarativeCollections
import PortableUIKit

/// The background of a cell with a card around its view.
final class CardBackgroundView: UIView {
    private let card = UIView()
    private var style: CardStyle?
    private var insets = UIEdgeInsets.zero

    func update(with style: CardStyle, insets: UIEdgeInsets) {
        if card.superview == nil { addSubview(card) }
        self.style = style
        self.insets = insets
        isUserInteractionEnabled = false
        card.show(style)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.inset(
            by: insets.limited(to: bounds.size).mirrored(in: effectiveUserInterfaceLayoutDirection)
        )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let style { card.show(style) }
    }
}
