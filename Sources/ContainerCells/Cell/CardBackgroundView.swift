import DeclarativeCollections
import PortableUIKit

/// The background of a cell with a card around its view.
final class CardBackgroundView: UIView {
    private let card = UIView()
    private var style: CardStyle?
    private var insets = UIEdgeInsets.zero
    /// The distance of the card from its place while the row is swiped, in points.
    var offset: CGFloat = 0 {
        didSet { if offset != oldValue { setNeedsLayout() } }
    }

    func update(with style: CardStyle, insets: UIEdgeInsets) {
        if card.superview == nil { addSubview(card) }
        self.style = style
        self.insets = insets
        isUserInteractionEnabled = false
        card.show(style, in: traitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.inset(
            by: insets.limited(to: bounds.size).mirrored(in: effectiveUserInterfaceLayoutDirection)
        ).offsetBy(dx: offset, dy: 0)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let style { card.show(style, in: traitCollection) }
    }
}
