import Diffing
import PortableUIKit

/// Changes of sizes, and the reader's place among them.
extension CollectionViewLayout {
    /// Has elements measured again: at once if they are visible, otherwise before they are.
    ///
    /// - Parameter place: What keeps its place, taken before anything changed.
    /// - Returns: How far the reader's place has moved, in pixels; `nil` if nothing changed its height.
    func remeasure(_ elements: [GeometryElement], keeping place: KeptPlace?) -> Int? {
        guard let collectionView else { return nil }
        let heights = elements.map { geometry.frame(of: $0)?.rows.count }
        elements.forEach { geometry.markOutdated($0) }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        let shift = measure(viewport, keeping: place)
        let isUnchanged = heights == elements.map { geometry.frame(of: $0)?.rows.count }
        return isUnchanged && shift == 0 ? nil : shift
    }

    /// Has the given elements, and what they push away, laid out anew.
    func invalidate(_ elements: [GeometryElement], shift: Int) {
        let context = UICollectionViewLayoutInvalidationContext()
        for element in elements {
            if case .item(let path) = element {
                context.invalidateItems(at: [path.indexPath])
            } else if let role = CollectionViewSupplementaryRole(element),
                let kind = source?.elementKind(of: role, section: element.section)
            {
                let indexPath = IndexPath(item: 0, section: element.section)
                context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
            }
        }
        context.contentOffsetAdjustment = CGPoint(x: 0, y: geometry.grid.points(shift))
        invalidateLayout(with: context)
    }

    /// Measures everything again, because fonts or other traits changed; what the user looks at keeps its place.
    func invalidateSizes() {
        guard let collectionView else { return }
        let place = keptPlace
        geometry.markOutdated()
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), keeping: place)
        invalidate([], shift: shift)
    }

    /// Measures everything again, because views have another environment: what is visible at once, the rest before it is
    /// visible.
    ///
    /// - Parameter place: What keeps its place, taken before anything changed.
    /// - Returns: How far that place has moved, in pixels; `nil` without a collection view.
    func remeasureInOtherEnvironment(keeping place: KeptPlace?) -> Int? {
        guard let collectionView else { return nil }
        markOutdatedByEnvironment()
        return measure(LayoutViewport(collectionView, bounds: collectionView.bounds), keeping: place)
    }

    /// Marks all sizes as measured in another environment; until they are measured again they are estimates.
    func markOutdatedByEnvironment() {
        geometry.markOutdated()
        source?.heightsDidBecomeEstimates()
    }

    /// Lays out anew if the rows have another width now though the bounds are the same: safe areas changed.
    func invalidateIfWidthChanged() {
        guard let collectionView else { return }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        guard geometry.grid.rounded(viewport.width) != geometry.width else { return }
        let shift = measure(viewport, keeping: keptPlace)
        invalidate([], shift: shift)
    }

    // MARK: The reader's place

    /// What stays where it is when sizes change: the end for a reader who is pinned to it, else the topmost element that
    /// is entirely visible.
    var keptPlace: KeptPlace? {
        guard !isPinnedToEnd else { return .end }
        return visibleRows.flatMap { geometry.topAnchor(in: $0) }.map(KeptPlace.anchor)
    }

    /// Whether the reader is at the end and stays there.
    var isPinnedToEnd: Bool {
        guard pinning == .end, let collectionView else { return false }
        return LayoutViewport(collectionView, bounds: collectionView.bounds).showsEnd(of: geometry)
    }

    /// Bars cover another part of the content now, a keyboard for example: a reader who was pinned to the end is so still.
    func insetsDidChange() {
        if showedEnd, pinning == .end { scrollToEnd() }
    }

    /// Shows the end of the content.
    func scrollToEnd() {
        guard let collectionView, !geometry.sections.isEmpty else { return }
        let bounds = collectionView.bounds
        let shift = measure(LayoutViewport(collectionView, bounds: bounds), keeping: .end)
        let viewport = LayoutViewport(collectionView, bounds: bounds)
        let offset = viewport.validOffset(bounds.minY + geometry.grid.points(shift), in: geometry)
        invalidate([], shift: 0)
        if offset != bounds.minY {
            collectionView.contentOffset.y = offset
        }
    }

    var visibleRows: Range<Int>? {
        collectionView.map {
            LayoutViewport($0, bounds: $0.bounds).visibleRows(grid: geometry.grid)
        }
    }
}
