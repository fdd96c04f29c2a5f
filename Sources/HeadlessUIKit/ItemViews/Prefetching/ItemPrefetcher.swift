import Foundation

/// Announces the items of the next screenful in the scroll direction to the prefetching data source.
@MainActor final class ItemPrefetcher {
    private unowned let host: any PrefetchHost
    /// The items that are announced and not yet visible.
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGPoint?

    init(host: any PrefetchHost) {
        self.host = host
    }

    /// Removes all announcements, because the items changed.
    func forget() {
        announced = []
        lastOffset = nil
    }

    func follow(_ map: UpdateMap) {
        announced = Set(announced.compactMap(map.newIndexPath(forOld:)))
    }

    func visibleItemsDidChange() {
        guard host.canPrefetch else { return }
        let visible = host.bounds
        guard visible.isFinite, !visible.isEmpty else { return }
        let candidates = host.itemsWithoutCells(in: areaAhead(of: visible))
        lastOffset = visible.origin

        let paths = Set(candidates.map(\.path))
        let new = candidates.filter { !announced.contains($0.path) }
            .sorted { distance(of: $0.center, to: visible) < distance(of: $1.center, to: visible) }
            .map(\.path)
        let cancelled = announced.filter { !paths.contains($0) && host.itemCell(at: $0) == nil }.sorted()
        announced = paths
        if !cancelled.isEmpty { host.cancelPrefetching(cancelled) }
        if !new.isEmpty { host.prefetch(new) }
    }

    /// Returns the next screenful along the scroll axis, forward until the first movement.
    private func areaAhead(of visible: CGRect) -> CGRect {
        let scrollsVertically = host.contentSize.height > visible.height
        let from = lastOffset ?? visible.origin
        if scrollsVertically {
            let sign: CGFloat = visible.minY < from.y ? -1 : 1
            return visible.offsetBy(dx: 0, dy: sign * visible.height)
        }
        let sign: CGFloat = visible.minX < from.x ? -1 : 1
        return visible.offsetBy(dx: sign * visible.width, dy: 0)
    }

    private func distance(of center: CGPoint, to visible: CGRect) -> CGFloat {
        abs(center.x - visible.midX) + abs(center.y - visible.midY)
    }
}
