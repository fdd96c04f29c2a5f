import BatchDiffing
import PortableUIKit

/// Moves a row with the finger that pressed it, and applies its new position.
///
/// While a row is being moved no state is applied: the collection view requires unchanged data.
@MainActor
final class ReorderController {
    private unowned let coordinator: CollectionViewCoordinator
    /// The offset from the finger to the center of the row; `nil` while no row is being moved.
    private var touchOffset: CGVector?

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    // MARK: Touch

    func begin(at indexPath: IndexPath, touching point: CGPoint) {
        guard touchOffset == nil, !collectionView.hasUncommittedUpdates,
            let center = collectionView.layoutAttributesForItem(at: indexPath)?.center,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return }
        touchOffset = CGVector(dx: center.x - point.x, dy: center.y - point.y)
        coordinator.suspendUpdates()
    }

    func move(to point: CGPoint) {
        guard let touchOffset else { return }
        collectionView.updateInteractiveMovementTargetPosition(
            CGPoint(x: point.x + touchOffset.dx, y: point.y + touchOffset.dy)
        )
    }

    func end() {
        finish { collectionView.endInteractiveMovement() }
    }

    func cancel() {
        finish { collectionView.cancelInteractiveMovement() }
    }

    private func finish(_ letGo: () -> Void) {
        guard touchOffset != nil else { return }
        touchOffset = nil
        letGo()
        coordinator.resumeUpdates()
    }

    // MARK: Data

    /// Moves a row that was dragged, and calls its handler.
    func drop(from source: IndexPath, to target: IndexPath) {
        guard source != target, let item = coordinator.item(at: source) else { return }
        var sections = coordinator.sections
        let origin = place(at: source, in: sections)
        sections.move(from: source, to: target)
        coordinator.driver?.showState { $0.sections.move(from: source, to: target) }
        notify(item, from: origin, to: place(at: target, in: sections))
    }

    /// Applies a move that the collection view has performed.
    func take(from source: IndexPath, to target: IndexPath) {
        guard let item = coordinator.item(at: source) else { return }
        let cell = collectionView.cellForItem(at: source)
        var sections = coordinator.sections
        let origin = place(at: source, in: sections)
        sections.move(from: source, to: target)
        // The identifier may already be used in the other section.
        coordinator.sections = IdentityResolution(sections).sections
        coordinator.driver?.changeState { $0.sections.move(from: source, to: target) }
        if let cell, sections[source.section].environment != sections[target.section].environment {
            coordinator.refresh(cell, at: target, .changedContentAndHandlers)
            // The layout already has the row at its new position, where the user dropped it.
            coordinator.layout.geometry.markOutdated(.item(ElementPath(target)))
        }
        notify(item, from: origin, to: place(at: target, in: sections))
    }

    private func notify(
        _ item: CollectionViewDiffableItem,
        from origin: CollectionViewItemMove.Place,
        to target: CollectionViewItemMove.Place
    ) {
        let move = CollectionViewItemMove(item: item.differenceIdentifier, from: origin, to: target)
        coordinator.performCallback(.duringLayout) { item.didMoveHandler?(move) }
    }

    private func place(at indexPath: IndexPath, in sections: [CollectionViewSection]) -> CollectionViewItemMove.Place {
        let section = sections[indexPath.section]
        return CollectionViewItemMove.Place(
            section: section.differenceIdentifier,
            index: indexPath.item,
            previousItem: indexPath.item > 0 ? section.items[indexPath.item - 1].differenceIdentifier : nil
        )
    }

    private var collectionView: UICollectionView {
        coordinator.collectionView
    }
}

extension [CollectionViewSection] {
    fileprivate mutating func move(from source: IndexPath, to target: IndexPath) {
        guard indices.contains(source.section), indices.contains(target.section),
            self[source.section].items.indices.contains(source.item)
        else { return }
        let item = self[source.section].items.remove(at: source.item)
        self[target.section].items.insert(item, at: Swift.min(target.item, self[target.section].items.count))
    }
}
