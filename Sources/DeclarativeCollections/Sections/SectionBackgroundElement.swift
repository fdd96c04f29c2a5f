import PortableUIKit

/// A card in one colour.
struct SectionBackgroundElement: CollectionViewSupplementaryElement {
    typealias View = SectionBackgroundView

    var color: UIColor
    var cornerRadius: CGFloat
}

/// Shows a ``SectionBackgroundElement``.
///
/// A supplementary view rather than a decoration view: its look comes from the data source like that of headers, so it
/// is compared and updated in place like theirs, and no attributes class has to carry it.
final class SectionBackgroundView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    static func size(fitting width: CGFloat, element: SectionBackgroundElement) -> CGSize {
        CGSize(width: width, height: 0)
    }

    func update(with element: SectionBackgroundElement) {
        let radius = element.cornerRadius
        backgroundColor = element.color
        layer.cornerRadius = radius.isFinite ? max(0, radius) : 0
        isUserInteractionEnabled = false
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}
