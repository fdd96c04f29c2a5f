import Foundation
import HeadlessUIKit

/// Rows of one height below each other, found by arithmetic; sections may have a header.
class RowLayout: UICollectionViewLayout {
    var rowHeight: CGFloat = 44
    var headerHeight: CGFloat = 0
    /// The recorded calls of the layout, in order.
    var log: [String] = []
    var queriedRects: [CGRect] = []
    var prepareCount = 0
    /// The preferred heights of views, by item.
    var preferredHeights: [IndexPath: CGFloat] = [:]
    var takesPreferredHeights = false
    var invalidatesForBoundsChange: (CGRect) -> Bool = { _ in false }
    var boundsChangeAdjustment = CGPoint.zero
    var targetOffset: ((CGPoint) -> CGPoint)?
    var logsUpdates = false
    private var counts: [Int] = []

    override func prepare() {
        super.prepare()
        prepareCount += 1
        log.append("prepare")
        guard let collectionView else { return }
        counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: sectionStart(counts.count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        queriedRects.append(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in counts.indices where sectionStart(section) < rect.maxY && sectionStart(section + 1) > rect.minY {
            let header = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            )
            if let header { found.append(header) }
            let start = sectionStart(section) + headerHeight
            let first = preferredHeights.isEmpty ? max(0, Int((rect.minY - start) / rowHeight)) : 0
            let last = min(counts[section], Int((rect.maxY - start) / rowHeight) + 1)
            guard first < last else { continue }
            found += (first..<last).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let taller = preferredHeights.filter { $0.key.section == indexPath.section && $0.key.item < indexPath.item }
            .reduce(0) { $0 + $1.value - rowHeight }
        attributes.frame = CGRect(
            x: 0,
            y: sectionStart(indexPath.section) + headerHeight + CGFloat(indexPath.item) * rowHeight + taller,
            width: collectionView?.bounds.width ?? 0,
            height: preferredHeights[indexPath] ?? rowHeight
        )
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard headerHeight > 0, counts.indices.contains(indexPath.section) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0,
            y: sectionStart(indexPath.section),
            width: collectionView?.bounds.width ?? 0,
            height: headerHeight
        )
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        invalidatesForBoundsChange(newBounds)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.contentOffsetAdjustment = boundsChangeAdjustment
        return context
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard takesPreferredHeights, preferredAttributes.size.height != originalAttributes.size.height else {
            return false
        }
        preferredHeights[originalAttributes.indexPath] = preferredAttributes.size.height
        return true
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        if logsUpdates { log.append("prepare for \(updateItems.count) updates") }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        if logsUpdates { log.append("finalize updates") }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        targetOffset?(proposedContentOffset)
            ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    private func sectionStart(_ section: Int) -> CGFloat {
        counts[..<section].indices.reduce(0) { sum, index in
            let taller = preferredHeights.filter { $0.key.section == index }.reduce(0) { $0 + $1.value - rowHeight }
            return sum + headerHeight + CGFloat(counts[index]) * rowHeight + taller
        }
    }
}
