import PortableUIKit

/// The layout of the rows of a carousel: beside each other, all of one width, as high as the collection view.
///
/// Only the rows that are asked for are calculated.
final class CarouselLayout: UICollectionViewLayout {
    /// The layout of the section.
    var section = CollectionViewSectionLayout() {
        didSet { if section != oldValue { invalidateLayout() } }
    }

    /// Returns the width that a row prefers, in points.
    var contentWidth: (Int) -> CGFloat = { _ in 0 }

    /// The distance that an update under way ends at; `nil` if it does not change.
    var updateDistance: CGFloat?

    private(set) var metrics = CarouselMetrics(width: 0, layout: CollectionViewSectionLayout(), scale: 1)
    private(set) var count = 0
    private var isMirrored = false

    /// The distance in points that the content is scrolled from its leading end.
    var distance: CGFloat {
        guard let collectionView else { return 0 }
        return distance(at: collectionView.contentOffset.x)
    }

    /// Returns the distance for a horizontal content offset, or the offset for a distance.
    func distance(at offset: CGFloat) -> CGFloat {
        isMirrored ? metrics.limit(of: count) - offset : offset
    }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        metrics = CarouselMetrics(
            width: collectionView.bounds.width,
            layout: section,
            scale: collectionView.traitCollection.displayScale,
            textScale: TextScale.of(collectionView.traitCollection),
            count: count,
            contentWidth: contentWidth
        )
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: metrics.length(of: count), height: collectionView?.bounds.height ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard !rect.isNull else { return [] }
        let length = metrics.length(of: count)
        let start = isMirrored ? length - rect.maxX : rect.minX
        return metrics.items(from: start, to: start + rect.width, of: count).compactMap { item in
            layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, (0..<count).contains(indexPath.item), let collectionView else { return nil }
        let position = metrics.position(of: indexPath.item)
        let width = metrics.width(of: indexPath.item)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: isMirrored ? metrics.length(of: count) - position - width : position,
            y: 0,
            width: width,
            height: collectionView.bounds.height
        )
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let updateDistance else {
            return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
        return CGPoint(x: distance(at: min(max(0, updateDistance), metrics.limit(of: count))), y: 0)
    }
}
