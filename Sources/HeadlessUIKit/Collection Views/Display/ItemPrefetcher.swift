import Foundation

/// Announces the items of the next screenful in the direction of scrolling to the prefetching data source.
@MainActor final class ItemPrefetcher {
    private unowned let collectionView: UICollectionView
    /// Announced and not yet shown.
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGPoint?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// The items are others now.
    func forget() {
        announced = []
        lastOffset = nil
    }

    func follow(_ map: UpdateMap) {
        announced = Set(announced.compactMap(map.newIndexPath(forOld:)))
    }

    func visibleItemsDidChange() {
        guard collectionView.isPrefetchingEnabled, collectionView.movement == nil,
            let source = collectionView.prefetchDataSource
        else { return }
        let visible = collectionView.bounds
        guard visible.isFinite, !visible.isEmpty else { return }
        let candidates = collectionView.placedElements(in: areaAhead(of: visible)).filter {
            $0.representedElementCategory == .cell && collectionView.cellForItem(at: $0.indexPath) == nil
        }
        lastOffset = visible.origin

        let paths = Set(candidates.map(\.indexPath))
        let new = candidates.filter { !announced.contains($0.indexPath) }
            .sorted { distance(of: $0, to: visible) < distance(of: $1, to: visible) }
            .map(\.indexPath)
        let cancelled = announced.filter { !paths.contains($0) && collectionView.cellForItem(at: $0) == nil }.sorted()
        announced = paths
        if !cancelled.isEmpty {
            source.collectionView(collectionView, cancelPrefetchingForItemsAt: cancelled)
        }
        if !new.isEmpty { source.collectionView(collectionView, prefetchItemsAt: new) }
    }

    /// One screenful ahead along the axis that scrolls, forwards until the first move says otherwise.
    private func areaAhead(of visible: CGRect) -> CGRect {
        let scrollsVertically = collectionView.contentSize.height > visible.height
        let from = lastOffset ?? visible.origin
        if scrollsVertically {
            let sign: CGFloat = visible.minY < from.y ? -1 : 1
            return visible.offsetBy(dx: 0, dy: sign * visible.height)
        }
        let sign: CGFloat = visible.minX < from.x ? -1 : 1
        return visible.offsetBy(dx: sign * visible.width, dy: 0)
    }

    private func distance(of attributes: UICollectionViewLayoutAttributes, to visible: CGRect) -> CGFloat {
        abs(attributes.center.x - visible.midX) + abs(attributes.center.y - visible.midY)
    }
}
