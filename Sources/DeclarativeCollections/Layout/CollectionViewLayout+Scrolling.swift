import BatchDiffing
import PortableUIKit

extension CollectionViewLayout {
    /// The maximum number of iterations: measuring rows around the target moves it; a few are enough in practice.
    private static let maximumIterations = 8

    /// Returns the content offset that shows a target at a position, limited to the content; `nil` if the target does
    /// not exist. Measures the rows around it.
    func contentOffset(showing target: ScrollTarget, at position: UICollectionView.ScrollPosition) -> CGPoint? {
        guard let collectionView else { return nil }
        let place = preservedPosition
        var bounds = collectionView.bounds
        // Applies width, scale and traits, and measures the visible elements.
        var shift = measure(LayoutViewport(collectionView, bounds: bounds), preserving: place)
        for _ in 0..<Self.maximumIterations {
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
            _ = measure(around, preserving: anchor(of: target))
        }
        if case .anchor(let anchor)? = place, let now = geometry.offset(of: anchor.place) {
            shift = now - anchor.offset
        }
        // Measuring rows above the preserved place moved it; the target's position already includes that.
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

    private func anchor(of target: ScrollTarget) -> PreservedPosition? {
        guard case .item(let path) = target else { return nil }
        return geometry.anchor(.item(path)).map(PreservedPosition.anchor)
    }

    private func stickyHeight(over target: ScrollTarget) -> CGFloat {
        guard case .item(let path) = target else { return 0 }
        let section = geometry.sections[path.section]
        return section.shape.layout.isHeaderSticky ? geometry.grid.points(section.headerHeight) : 0
    }
}

extension LayoutViewport {
    /// Returns the offset that shows a range of the content at a position of the unobscured area.
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
        // Minimal scrolling: of a range higher than the visible area, the start becomes visible.
        if current > start { return start }
        return current < end ? min(start, end) : current
    }
}
