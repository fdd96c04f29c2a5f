import Diffing
import PortableUIKit

/// Lays a state out: translates between a collection view and the geometry, which does the work.
///
/// Rows are measured when they are about to be seen and not before. Where a measured height differs from its estimate,
/// the content offset is corrected so that what the reader looks at stays where it is.
final class CollectionViewLayout: UICollectionViewLayout {
    weak var source: (any CollectionViewLayoutSource)?

    var geometry = CollectionGeometry()
    var pinning = CollectionViewPinning.start
    private var fingerprint: TraitFingerprint?
    private var filledHeight: CGFloat?
    /// Whether the end was in sight when the reader last stopped scrolling or a state was shown.
    private(set) var showedEnd = false
    /// What keeps its place in the batch update that is under way.
    var updatePlace: KeptPlace?
    /// The content offset that keeps the reader's place in that update, in points; `nil` where nothing is to be kept.
    private var updateOffset: CGFloat?
    /// Headers, footers and backgrounds that go with that update while their sections stay.
    var vanishing = VanishingElements()
    /// The item that the reader moves, by where the state has it and where it is presented.
    var interactiveMove: Move<ElementPath>?

    // MARK: Layout

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let place = updatePlace
        updatePlace = nil
        let bounds = collectionView.bounds
        let shift = measure(LayoutViewport(collectionView, bounds: bounds), keeping: place)
        if place != nil {
            // From the offset of now: the collection view may shorten it to the new content before it asks for another.
            updateOffset = bounds.minY + geometry.grid.points(shift)
        }
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

    /// Remembers whether the end is in sight.
    func noteEnd() {
        showedEnd = isPinnedToEnd
    }

    // MARK: Bounds

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let viewport = LayoutViewport(collectionView, bounds: newBounds)
        let isHeightRelevant = pinning == .end || fillsVisibleHeight
        return newBounds.width != collectionView.bounds.width
            || isHeightRelevant && newBounds.height != collectionView.bounds.height
            || geometry.stickyHeader(in: viewport.unobscuredRows(grid: geometry.grid)) != nil
            || !geometry.isMeasured(in: viewport.visibleRows(grid: geometry.grid))
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView else { return context }
        let place = newBounds.size != collectionView.bounds.size ? keptPlace : nil
        let shift = measure(LayoutViewport(collectionView, bounds: newBounds), keeping: place)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: geometry.grid.points(shift))
        return context
    }

    // MARK: Batch updates

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard let updateOffset, let collectionView else { return proposed }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        return CGPoint(x: proposed.x, y: viewport.validOffset(updateOffset, in: geometry))
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        vanishing.indexPaths(ofKind: elementKind)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updateOffset = nil
        vanishing = VanishingElements()
    }

    // MARK: Interactive movement

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        followInteractiveMove(from: previousIndexPaths.first, to: targetIndexPaths.first)
        return super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        endInteractiveMove(isCancelled: movementCancelled)
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths,
            previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled
        )
    }

    // MARK: Measuring

    /// Measures what is visible and returns how far the reader's place has moved, in pixels.
    func measure(_ viewport: LayoutViewport, keeping place: KeptPlace?) -> Int {
        guard let collectionView, let source else { return 0 }
        let traits = collectionView.traitCollection
        let anchor: GeometryAnchor? =
            switch place {
            case .anchor(let anchor): anchor
            case .end: viewport.endAnchor(grid: geometry.grid)
            case nil: nil
            }
        adapt(to: viewport, traits: traits)
        let filled = filledElement
        let move = interactiveMove
        var shift = 0
        traits.performAsCurrent {
            let estimates = source.rowEstimates
            geometry.estimateNewSections(from: estimates)
            shift = geometry.measure(
                visible: viewport.visibleRows(grid: geometry.grid),
                anchor: anchor,
                estimates: estimates
            ) { element, width in
                let height = source.height(of: element.beforeMove(move), fitting: width)
                return element == filled ? max(height, viewport.unobscuredHeight) : height
            }
        }
        return shift
    }

    /// Whether the last section's first row is as high as the visible part.
    private var fillsVisibleHeight: Bool {
        geometry.sections.last?.shape.fillsVisibleHeight ?? false
    }

    private var filledElement: GeometryElement? {
        fillsVisibleHeight ? .item(ElementPath(section: geometry.sections.count - 1, element: 0)) : nil
    }

    private func adapt(to viewport: LayoutViewport, traits: UITraitCollection) {
        geometry.resize(width: viewport.width, scale: viewport.scale)
        if let filledElement, filledHeight != viewport.unobscuredHeight {
            filledHeight = viewport.unobscuredHeight
            geometry.markOutdated(filledElement)
        }
        let current = TraitFingerprint(traits)
        guard current != fingerprint else { return }
        fingerprint = current
        geometry.markOutdated()
        source?.sizesDidBecomeInvalid()
    }
}
