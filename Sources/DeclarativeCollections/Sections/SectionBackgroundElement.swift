import PortableUIKit

/// A card behind the rows of a section.
struct SectionBackgroundElement: CollectionViewSupplementaryElement {
    typealias View = SectionBackgroundView

    var style: CardStyle
}

/// The view of a ``SectionBackgroundElement``.
///
/// It is a supplementary view rather than a decoration view: the data source provides its appearance as it does for
/// headers, so that it is compared and updated in place, without a custom attributes class.
final class SectionBackgroundView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    private var style: CardStyle?

    static func size(fitting width: CGFloat, element: SectionBackgroundElement) -> CGSize {
        CGSize(width: width, height: 0)
    }

    func update(with element: SectionBackgroundElement) {
        let style = element.style.inCurrentTheme
        self.style = style
        show(style, in: traitCollection)
        isUserInteractionEnabled = false
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let style { show(style, in: traitCollection) }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}
