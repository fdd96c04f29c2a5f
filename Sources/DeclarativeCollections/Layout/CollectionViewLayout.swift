import BatchDiffing
import PortableUIKit

/// The collection view layout of a driver: connects the collection view with the geometry, which does the work.
///
/// Rows are measured just before they become visible. If a measured height differs from its estimate, the content
/// offset is adjusted so that the visible rows stay in place.
final class CollectionViewLayout: UICollectionViewLayout {
    weak var source: (any CollectionViewLayoutSource)?

    var geometry = CollectionGeometry()
    var pinning = CollectionViewPinning.start
    private var fingerprint: TraitFingerprint?
    private var filledHeight: CGFloat?
    /// Whether the end was visible when the user last stopped scrolling or a state was applied.
    private(set) var wasAtEnd = false
    /// The place to preserve in the current batch update.
    var updatePosition: PreservedPosition?
    /// The content offset in points that preserves the place in that update; `nil` if no place is preserved.
    private var updateOffset: CGFloat?
    /// Headers, footers and backgrounds that the update removes from remaining sections.
    var disappearingElements = DisappearingElements()
    /// The item being moved: its position in the state and its presented position.
    var interactiveMove: Move<ElementPath>?

    // MARK: Layout

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let place = updatePosition
        updatePosition = nil
        let bounds = collectionView.bounds
        let shift = measure(LayoutViewport(collectionView, bounds: bounds), preserving: place)
        if place != nil {
            // Based on the current offset: the collection view may clamp it to the new content before it asks for
            // another one.
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

    /// Records whether the end of the content is visible.
    func recordIsAtEnd() {
        wasAtEnd = isPinnedToEnd
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
        let place = newBounds.size != collectionView.bounds.size ? preservedPosition : nil
        let shift = measure(LayoutViewport(collectionView, bounds: newBounds), preserving: place)
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
        disappearingElements.indexPaths(ofKind: elementKind)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updateOffset = nil
        disappearingElements = DisappearingElements()
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

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        emptySection(at: position)
            ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
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

    /// Measures the visible elements and returns the distance in pixels by which the preserved place moved.
    func measure(_ viewport: LayoutViewport, preserving place: PreservedPosition?) -> Int {
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

    /// Whether the first row of the last section fills the visible height.
    private var fillsVisibleHeight: Bool {
        geometry.sections.last?.shape.fillsVisibleHeight ?? false
    }

    private var filledElement: GeometryElement? {
        fillsVisibleHeight ? .item(ElementPath(section: geometry.sections.count - 1, element: 0)) : nil
    }

    private func adapt(to viewport: LayoutViewport, traits: UITraitCollection) {
        geometry.resize(width: viewport.width, scale: viewport.scale, textScale: TextScale.of(traits))
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
