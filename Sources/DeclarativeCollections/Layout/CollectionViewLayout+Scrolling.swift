import Diffing
import PortableUIKit

extension CollectionViewLayout {
    /// Measuring what is around the target changes where that is; few turns are enough in practice.
    private static let maximumTurns = 8

    /// The content offset at which a target is at a position, as far as there is content; `nil` for one that does not
    /// exist. What is around it has been measured by then.
    func contentOffset(showing target: ScrollTarget, at position: UICollectionView.ScrollPosition) -> CGPoint? {
        guard let collectionView else { return nil }
        let place = keptPlace
        var bounds = collectionView.bounds
        // Takes over width, scale and traits, and measures what is on screen.
        var shift = measure(LayoutViewport(collectionView, bounds: bounds), keeping: place)
        for _ in 0..<Self.maximumTurns {
            guard let frame = frame(of: target) else { return nil }
            let viewport = LayoutViewport(collectionView, bounds: bounds)
            let offset = viewport.offset(
                showing: frame,
                at: position,
                below: stickyHeight(over: target),
                from: collectionView.contentOffset.y
            )
            bounds.origin.y = viewport.validOffset(offset, in: geometry)
            let around = LayoutViewport(collectionView, bounds: bounds)
            guard !geometry.isMeasured(in: around.visibleRows(grid: geometry.grid)) else { break }
            _ = measure(around, keeping: anchor(of: target))
        }
        if case .anchor(let anchor)? = place, let now = geometry.offset(of: anchor.place) {
            shift = now - anchor.offset
        }
        // What was measured above the reader's place moved it; where the target is was found out with that.
        if shift != 0 {
            invalidate([], shift: shift)
        }
        return CGPoint(x: collectionView.contentOffset.x, y: bounds.minY)
    }

    private func frame(of target: ScrollTarget) -> ClosedRange<CGFloat>? {
        let rows: Range<Int>? =
            switch target {
            case .item(let path): geometry.frame(of: .item(path))?.rows
            case .section(let section):
                geometry.sections.indices.contains(section) ? geometry.frame(ofSection: section).rows : nil
            }
        return rows.map { geometry.grid.points($0.lowerBound)...geometry.grid.points($0.upperBound) }
    }

    private func anchor(of target: ScrollTarget) -> KeptPlace? {
        guard case .item(let path) = target else { return nil }
        return geometry.anchor(.item(path)).map(KeptPlace.anchor)
    }

    private func stickyHeight(over target: ScrollTarget) -> CGFloat {
        guard case .item(let path) = target else { return 0 }
        let section = geometry.sections[path.section]
        return section.shape.layout.isHeaderSticky ? geometry.grid.points(section.headerHeight) : 0
    }
}

extension LayoutViewport {
    /// The offset at which a stretch of the content is at a position of the part between the bars.
    fileprivate func offset(
        showing range: ClosedRange<CGFloat>,
        at position: UICollectionView.ScrollPosition,
        below stickyHeight: CGFloat,
        from current: CGFloat
    ) -> CGFloat {
        let start = range.lowerBound - insets.top - stickyHeight
        let end = range.upperBound + insets.bottom - height
        if position.contains(.top) { return start }
        if position.contains(.bottom) { return end }
        if position.contains(.centeredVertically) { return ((start + end) / 2 * scale).rounded() / scale }
        // Just in sight: the beginning of what is higher than the visible part.
        if current > start { return start }
        return current < end ? min(start, end) : current
    }
}
