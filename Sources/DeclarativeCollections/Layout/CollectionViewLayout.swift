import Diffing
import PortableUIKit

/// Lays a state out: translates between a collection view and the geometry, which does the work.
///
/// Rows are measured when they are about to be seen and not before. Where a measured height differs from its estimate,
/// the content offset is corrected so that what the reader looks at stays where it is.
final class CollectionViewLayout: UICollectionViewLayout {
    weak var source: (any CollectionViewLayoutSource)?

    var geometry = CollectionGeometry()
    private var fingerprint: TraitFingerprint?
    /// What keeps its place in the batch update that is under way.
    var updateAnchor: GeometryAnchor?
    /// How far that update moved the reader's place, in pixels.
    private var updateShift = 0

    // MARK: Layout

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        let anchor = updateAnchor
        updateAnchor = nil
        let shift = measure(viewport, anchor: anchor)
        updateShift = anchor == nil ? 0 : shift
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let insets = collectionView.adjustedContentInset
        return CGSize(
            width: max(0, collectionView.bounds.width - insets.left - insets.right),
            height: geometry.grid.points(geometry.height)
        )
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        let rows = viewport.rows(in: rect, grid: geometry.grid)
        var elements = geometry.backgrounds(in: rows).map(GeometryElement.background) + geometry.elements(in: rows)
        if let sticky = geometry.stickyHeader(in: viewport.unobscuredRows(grid: geometry.grid)) {
            let header = GeometryElement.header(section: sticky.section)
            if !elements.contains(header) {
                elements.append(header)
            }
        }
        return elements.compactMap { attributes(of: $0, in: viewport) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return nil }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        return attributes(of: .item(ElementPath(indexPath)), in: viewport)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView,
            let role = source?.role(ofElementKind: elementKind),
            source?.elementKind(of: role, section: indexPath.section) == elementKind
        else { return nil }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        return attributes(of: role.element(section: indexPath.section), in: viewport)
    }

    // MARK: Bounds

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let viewport = LayoutViewport(collectionView, bounds: newBounds)
        return newBounds.width != collectionView.bounds.width
            || geometry.stickyHeader(in: viewport.unobscuredRows(grid: geometry.grid)) != nil
            || !geometry.isMeasured(in: viewport.visibleRows(grid: geometry.grid))
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView else { return context }
        let isResized = newBounds.width != collectionView.bounds.width
        let anchor = isResized ? topAnchor : nil
        let shift = measure(LayoutViewport(collectionView, bounds: newBounds), anchor: anchor)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: geometry.grid.points(shift))
        return context
    }

    // MARK: Batch updates

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard updateShift != 0, let collectionView else { return proposed }
        let insets = collectionView.adjustedContentInset
        let lowest = collectionViewContentSize.height + insets.bottom - collectionView.bounds.height
        let shifted = proposed.y + geometry.grid.points(updateShift)
        return CGPoint(x: proposed.x, y: max(-insets.top, min(shifted, lowest)))
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updateShift = 0
    }

    // MARK: Measuring

    /// Measures what is visible and returns how far the reader's place has moved, in pixels.
    func measure(_ viewport: LayoutViewport, anchor: GeometryAnchor?) -> Int {
        guard let collectionView, let source else { return 0 }
        let traits = collectionView.traitCollection
        adapt(to: viewport, traits: traits)
        var shift = 0
        traits.performAsCurrent {
            shift = geometry.measure(
                visible: viewport.visibleRows(grid: geometry.grid),
                anchor: anchor
            ) { element, width in
                source.height(of: element, fitting: width)
            }
        }
        return shift
    }

    private func adapt(to viewport: LayoutViewport, traits: UITraitCollection) {
        geometry.resize(width: viewport.width, scale: viewport.scale)
        let current = TraitFingerprint(traits)
        guard current != fingerprint else { return }
        fingerprint = current
        geometry.markOutdated()
        source?.sizesDidBecomeInvalid()
    }
}
