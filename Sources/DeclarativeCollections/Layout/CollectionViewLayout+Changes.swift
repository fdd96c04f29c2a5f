import Diffing
import PortableUIKit

/// What the driver does to the layout.
extension CollectionViewLayout {
    /// Starts over with other sections; nothing is measured.
    func reload(_ shapes: [SectionShape]) {
        geometry = CollectionGeometry(
            shapes: shapes,
            width: geometry.grid.points(geometry.width),
            scale: geometry.grid.scale
        )
        updateAnchor = nil
    }

    /// Follows a step of a batch update, within its updates block.
    ///
    /// A reader who has scrolled keeps the topmost row that survives where it is; at the top edge one sees what is new.
    func apply(_ step: BatchUpdateStep, shapes: [SectionShape]) {
        let candidates = isScrolled ? visibleAnchors : []
        let paths = candidates.compactMap { anchor -> ElementPath? in
            guard case .item(let path) = anchor.element else { return nil }
            return path
        }
        let survivor = geometry.apply(step, shapes: shapes, tracking: paths).first
        updateAnchor = survivor.flatMap { survivor in
            candidates.first { $0.element == .item(survivor.from) }
                .map { GeometryAnchor(element: .item(survivor.to), offset: $0.offset) }
        }
    }

    /// Keeps the reader's place after a step that no batch update performs, because there is no window.
    func settle() {
        guard let collectionView, let anchor = updateAnchor else { return }
        updateAnchor = nil
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), anchor: anchor)
        if shift != 0 {
            collectionView.contentOffset.y += geometry.grid.points(shift)
        }
    }

    /// Has elements measured again: at once if they are visible, otherwise before they are.
    ///
    /// - Parameter anchor: What keeps its place, taken before anything changed.
    /// - Returns: How far the reader's place has moved, in pixels; `nil` if nothing changed its height.
    func remeasure(_ elements: [GeometryElement], anchor: GeometryAnchor?) -> Int? {
        guard let collectionView else { return nil }
        let heights = elements.map { geometry.frame(of: $0)?.rows.count }
        elements.forEach { geometry.markOutdated($0) }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        let shift = measure(viewport, anchor: anchor)
        let isUnchanged = heights == elements.map { geometry.frame(of: $0)?.rows.count }
        return isUnchanged && shift == 0 ? nil : shift
    }

    /// Has the given elements, and what they push away, laid out anew.
    func invalidate(_ elements: [GeometryElement], shift: Int) {
        let context = UICollectionViewLayoutInvalidationContext()
        for element in elements {
            switch element {
            case .item(let path):
                context.invalidateItems(at: [path.indexPath])
            case .header(let section):
                invalidate(.header, section: section, in: context)
            case .footer(let section):
                invalidate(.footer, section: section, in: context)
            case .background(let section):
                invalidate(.background, section: section, in: context)
            }
        }
        context.contentOffsetAdjustment = CGPoint(x: 0, y: geometry.grid.points(shift))
        invalidateLayout(with: context)
    }

    /// Has everything measured again, because fonts or other traits changed; the reader's place is kept.
    func invalidateSizes() {
        guard let collectionView else { return }
        let anchor = topAnchor
        geometry.markOutdated()
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), anchor: anchor)
        invalidate([], shift: shift)
    }

    /// Lays out anew if the rows have another width now though the bounds are the same: safe areas changed.
    func invalidateIfWidthChanged() {
        guard let collectionView else { return }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        guard geometry.grid.rounded(viewport.width) != geometry.width else { return }
        let shift = measure(viewport, anchor: topAnchor)
        invalidate([], shift: shift)
    }

    /// The topmost element that is entirely visible, and where it is.
    var topAnchor: GeometryAnchor? {
        visibleRows.flatMap { geometry.topAnchor(in: $0) }
    }

    private var visibleAnchors: [GeometryAnchor] {
        visibleRows.map { geometry.elements(in: $0).compactMap(geometry.anchor) } ?? []
    }

    private var visibleRows: Range<Int>? {
        collectionView.map {
            LayoutViewport($0, bounds: $0.bounds).visibleRows(grid: geometry.grid)
        }
    }

    private var isScrolled: Bool {
        collectionView.map { $0.contentOffset.y > -$0.adjustedContentInset.top } ?? false
    }

    private func invalidate(
        _ role: SupplementaryRole,
        section: Int,
        in context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let kind = source?.elementKind(of: role, section: section) else { return }
        context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(item: 0, section: section)])
    }
}
