import BatchDiffing
import PortableUIKit

/// Updates that the driver performs when it applies a state.
extension CollectionViewLayout {
    /// Replaces all sections and discards all measurements.
    func reload(_ shapes: [SectionShape]) {
        interactiveMove = nil
        geometry = CollectionGeometry(
            shapes: shapes,
            width: geometry.grid.points(geometry.width),
            scale: geometry.grid.scale,
            textScale: geometry.textScale
        )
        updatePosition = nil
    }

    /// Records the visible elements before the data change. Call it within an updates block, before
    /// ``apply(_:shapes:)``.
    func beginUpdate() {
        endInteractiveMove(isCancelled: true)
        let kinds = visibleElements.compactMap { element -> (GeometryElement, String)? in
            guard let role = CollectionViewSupplementaryRole(element),
                let kind = source?.elementKind(of: role, section: element.section)
            else { return nil }
            return (element, kind)
        }
        disappearingElements = DisappearingElements(before: kinds)
    }

    /// Applies a step of a batch update, within its updates block.
    ///
    /// If the user has scrolled, the topmost visible row that remains stays in place; at the top edge, new rows become
    /// visible.
    func apply(_ step: BatchUpdateStep, shapes: [SectionShape]) {
        let isAtEnd = isPinnedToEnd
        let candidates = isScrolled && !isAtEnd ? visibleAnchors : []
        let tracked = candidates.map(\.element) + disappearingElements.elements
        let moves = geometry.apply(step, shapes: shapes, tracking: tracked)
        disappearingElements.update(moves.filter { CollectionViewSupplementaryRole($0.from) != nil }) { element in
            CollectionViewSupplementaryRole(element).flatMap { source?.elementKind(of: $0, section: element.section) }
        }
        let targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
        let survivor = candidates.lazy.compactMap { candidate in
            targets[candidate.element].map { GeometryAnchor(place: .element($0), offset: candidate.offset) }
        }.first
        updatePosition = isAtEnd ? .end : survivor.map(PreservedPosition.anchor)
    }

    /// Preserves the scroll position after a step that is performed without a batch update.
    func preservePosition() {
        guard let collectionView, let place = updatePosition else { return }
        updatePosition = nil
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), preserving: place)
        if shift != 0 {
            let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
            let offset = collectionView.contentOffset.y + geometry.grid.points(shift)
            collectionView.contentOffset.y = viewport.validOffset(offset, in: geometry)
        }
    }

    /// Applies an update that does not move any rows.
    func applyInPlace() {
        let elements = disappearingElements.elements
        disappearingElements.update(elements.map { ElementMove(from: $0, to: $0) }) { element in
            CollectionViewSupplementaryRole(element).flatMap { source?.elementKind(of: $0, section: element.section) }
        }
    }

    private var visibleAnchors: [(element: GeometryElement, offset: Int)] {
        visibleElements.compactMap { element in
            guard CollectionViewSupplementaryRole(element) != .background else { return nil }
            return geometry.offset(of: .element(element)).map { (element, $0) }
        }
    }

    private var visibleElements: [GeometryElement] {
        guard let rows = visibleRows else { return [] }
        return geometry.backgrounds(in: rows).map(GeometryElement.background) + geometry.elements(in: rows)
    }

    private var isScrolled: Bool {
        collectionView.map { $0.contentOffset.y > -$0.adjustedContentInset.top } ?? false
    }
}
