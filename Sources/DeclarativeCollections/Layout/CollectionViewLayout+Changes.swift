import BatchDiffing
import PortableUIKit

/// Size changes, and the scroll position that they preserve.
extension CollectionViewLayout {
    /// Measures elements again: visible ones at once, others before they become visible.
    ///
    /// - Parameter place: The place to preserve, determined before the change.
    /// - Returns: The distance in pixels by which the preserved place moved; `nil` if no height changed.
    func remeasure(_ elements: [GeometryElement], preserving place: PreservedPosition?) -> Int? {
        guard let collectionView else { return nil }
        let heights = elements.map { geometry.frame(of: $0)?.rows.count }
        elements.forEach { geometry.markOutdated($0) }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        let shift = measure(viewport, preserving: place)
        let isUnchanged = heights == elements.map { geometry.frame(of: $0)?.rows.count }
        return isUnchanged && shift == 0 ? nil : shift
    }

    /// Invalidates the layout of elements and of everything they displace, and shifts the content offset by `shift`
    /// pixels.
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

    /// Measures everything again after a trait change, such as a new text size. The visible content stays in position.
    func invalidateSizes() {
        guard let collectionView else { return }
        let place = preservedPosition
        geometry.markOutdated()
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), preserving: place)
        invalidate([], shift: shift)
    }

    /// Measures everything again after an environment change: visible elements immediately, the others before they are
    /// displayed.
    ///
    /// - Parameter place: The position to preserve, recorded before the change.
    /// - Returns: The distance that the position has moved, in pixels; `nil` without a collection view.
    func remeasureInOtherEnvironment(preserving place: PreservedPosition?) -> Int? {
        guard let collectionView else { return nil }
        markOutdatedByEnvironment()
        return measure(LayoutViewport(collectionView, bounds: collectionView.bounds), preserving: place)
    }

    /// Marks all sizes as measured in another environment, so they are estimates until they are measured again.
    func markOutdatedByEnvironment() {
        geometry.markOutdated()
        source?.heightsDidBecomeEstimates()
    }

    /// Invalidates the layout when only the content width changed (safe area).
    func invalidateIfWidthChanged() {
        guard let collectionView else { return }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        guard geometry.grid.rounded(viewport.width) != geometry.width else { return }
        let shift = measure(viewport, preserving: preservedPosition)
        invalidate([], shift: shift)
    }

    // MARK: The user's scroll position

    /// The place to preserve when sizes change: the end if the user is pinned to it, otherwise the topmost fully
    /// visible element.
    var preservedPosition: PreservedPosition? {
        guard !isPinnedToEnd else { return .end }
        return visibleRows.flatMap { geometry.topAnchor(in: $0) }.map(PreservedPosition.anchor)
    }

    /// Whether the list is scrolled to its end and pinned to it.
    var isPinnedToEnd: Bool {
        guard pinning == .end, let collectionView else { return false }
        return LayoutViewport(collectionView, bounds: collectionView.bounds).showsEnd(of: geometry)
    }

    /// Called when bars or a keyboard cover another part of the content: a list pinned to its end stays at the end.
    func insetsDidChange() {
        if wasAtEnd, pinning == .end { scrollToEnd() }
    }

    /// Scrolls to the end of the content.
    func scrollToEnd() {
        guard let collectionView, !geometry.sections.isEmpty else { return }
        let bounds = collectionView.bounds
        let shift = measure(LayoutViewport(collectionView, bounds: bounds), preserving: .end)
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
