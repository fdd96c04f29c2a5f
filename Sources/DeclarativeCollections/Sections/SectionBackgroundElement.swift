import PortableUIKit

/// A card in one color.
struct SectionBackgroundElement: CollectionViewSupplementaryElement {
    typealias View = SectionBackgroundView

    var color: UIColor
    var cornerRadius: CGFloat
}

/// The view of a ``SectionBackgroundElement``.
///
/// It is a supplementary view rather than a decoration view: the data source provides its appearance as it does for
/// headers, so that it is compared and updated in place, without a custom attributes class.
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
