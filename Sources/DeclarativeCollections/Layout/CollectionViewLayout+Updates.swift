import Diffing
import PortableUIKit

/// What the driver does to the layout when it goes from one state to another.
extension CollectionViewLayout {
    /// Starts over with other sections; nothing is measured.
    func reload(_ shapes: [SectionShape]) {
        interactiveMove = nil
        geometry = CollectionGeometry(
            shapes: shapes,
            width: geometry.grid.points(geometry.width),
            scale: geometry.grid.scale
        )
        updatePlace = nil
    }

    /// Notes what is in sight before the data change. To be called within an updates block, before ``apply(_:shapes:)``.
    func beginUpdate() {
        endInteractiveMove(isCancelled: true)
        let kinds = visibleElements.compactMap { element -> (GeometryElement, String)? in
            guard let role = CollectionViewSupplementaryRole(element),
                let kind = source?.elementKind(of: role, section: element.section)
            else { return nil }
            return (element, kind)
        }
        vanishing = VanishingElements(before: kinds)
    }

    /// Follows a step of a batch update, within its updates block.
    ///
    /// A reader who has scrolled keeps the topmost row that survives where it is; at the top edge one sees what is new.
    func apply(_ step: BatchUpdateStep, shapes: [SectionShape]) {
        let isAtEnd = isPinnedToEnd
        let candidates = isScrolled && !isAtEnd ? visibleAnchors : []
        let tracked = candidates.map(\.element) + vanishing.elements
        let moves = geometry.apply(step, shapes: shapes, tracking: tracked)
        vanishing.update(moves.filter { CollectionViewSupplementaryRole($0.from) != nil }) { element in
            CollectionViewSupplementaryRole(element).flatMap { source?.elementKind(of: $0, section: element.section) }
        }
        let targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
        let survivor = candidates.lazy.compactMap { candidate in
            targets[candidate.element].map { GeometryAnchor(place: .element($0), offset: candidate.offset) }
        }.first
        updatePlace = isAtEnd ? .end : survivor.map(KeptPlace.anchor)
    }

    /// Keeps the reader's place after a step that no batch update performs.
    func settle() {
        guard let collectionView, let place = updatePlace else { return }
        updatePlace = nil
        let shift = measure(LayoutViewport(collectionView, bounds: collectionView.bounds), keeping: place)
        if shift != 0 {
            let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
            let offset = collectionView.contentOffset.y + geometry.grid.points(shift)
            collectionView.contentOffset.y = viewport.validOffset(offset, in: geometry)
        }
    }

    /// Follows an update that leaves all rows where they are in their sections.
    func applyInPlace() {
        let elements = vanishing.elements
        vanishing.update(elements.map { ElementMove(from: $0, to: $0) }) { element in
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
