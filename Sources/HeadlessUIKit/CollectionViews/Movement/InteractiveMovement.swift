import Foundation

/// An item that the user is moving.
///
/// Until the movement ends the data source keeps its order. What the collection view presents has the item at the place
/// it would take: layouts and views are named by presented paths, data source and delegate hear of those they know.
@MainActor final class InteractiveMovement {
    /// How long items take to make way, in seconds.
    private static let duration: TimeInterval = 0.25

    private unowned let collectionView: UICollectionView
    /// Where the item is for the data source.
    let original: IndexPath
    /// Where the item is presented.
    private(set) var current: IndexPath
    /// The middle of the item's cell, in the content.
    private(set) var position: CGPoint
    /// Whether the data source turned out to know nothing of moves.
    var isRefused = false

    private var presented: UpdateMap?
    private lazy var autoscroll = Autoscroll(scrollView: collectionView) { [weak self] in self?.move(to: $0) }

    init(collectionView: UICollectionView, indexPath: IndexPath, position: CGPoint) {
        self.collectionView = collectionView
        original = indexPath
        current = indexPath
        self.position = position
    }

    private var layout: UICollectionViewLayout { collectionView.layoutStorage }

    /// The attributes of the cell that is moved.
    var attributes: UICollectionViewLayoutAttributes? {
        guard collectionView.attributes(of: .cell(current)) != nil else { return nil }
        return layout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: position)
    }

    // MARK: Paths

    /// The path that the data source knows.
    func dataSourcePath(_ path: IndexPath) -> IndexPath {
        guard let presented else { return path }
        return presented.oldIndexPath(forNew: path) ?? path
    }

    /// The path that is presented.
    func presentedPath(_ path: IndexPath) -> IndexPath {
        guard let presented else { return path }
        return presented.newIndexPath(forOld: path) ?? path
    }

    // MARK: The course of the movement

    func begin() {
        // They are named by what is presented, which is about to differ.
        collectionView.prepared.discardAll()
        showsMovement(true)
        invalidate(from: position)
        place(animated: true)
    }

    func move(to position: CGPoint) {
        let previous = self.position
        self.position = position
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
        let target = allowed(proposed)
        invalidate(from: previous, target: target)
        if target != current { present(at: target) }
        UIView.performWithoutAnimation { placeMovedCell() }
        place(animated: true)
        autoscroll.follow(position)
    }

    func end() {
        autoscroll.stop()
        let target = current
        if target != original {
            collectionView.dataSource?.collectionView(collectionView, moveItemAt: original, to: target)
            // The data source may have reloaded instead.
            guard collectionView.movement === self else { return }
            guard !isRefused else { return cancel() }
        }
        showsMovement(false)
        collectionView.movement = nil
        if let presented {
            collectionView.display.version += 1
            collectionView.selection.follow(presented)
            collectionView.prefetcher.follow(presented)
        }
        finish(to: target, from: original, isCancelled: false)
    }

    func cancel() {
        let last = current
        withdraw()
        finish(to: original, from: last, isCancelled: true)
    }

    /// Takes the movement back without animation, because the items are about to change.
    func withdraw() {
        autoscroll.stop()
        present(at: original)
        showsMovement(false)
        collectionView.movement = nil
        collectionView.display.needsPlacing = true
        collectionView.setNeedsLayout()
    }

    // MARK: Steps

    private func showsMovement(_ shows: Bool) {
        (collectionView.visibleElements[.cell(current)] as? UICollectionViewCell)?.isBeingMoved = shows
    }

    private func allowed(_ proposed: IndexPath) -> IndexPath {
        guard proposed != current else { return current }
        let target =
            collectionView.delegate?.collectionView(
                collectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
                atCurrentIndexPath: current,
                toProposedIndexPath: proposed
            ) ?? proposed
        guard target.count == 2, let count = collectionView.loadedCounts().items(inSection: target.section) else {
            return current
        }
        let limit = target.section == current.section ? count : count + 1
        return (0..<limit).contains(target.item) ? target : current
    }

    /// Names the views by where they are presented once the item is at a place.
    private func present(at target: IndexPath) {
        var step = BatchUpdate()
        if current != target { step.movedItems = [.init(from: current, to: target)] }
        let map = UpdateMap(step)
        layout.itemsWillChange(map)
        let visible = collectionView.visibleElements
        for (key, view) in visible.removeAll() {
            visible.insert(view, for: map.newKey(forOld: key) ?? key)
        }
        if var counts = collectionView.display.counts {
            counts.items[current.section] -= 1
            counts.items[target.section] += 1
            collectionView.display.counts = counts
        }
        current = target
        var whole = BatchUpdate()
        whole.movedItems = [.init(from: original, to: target)]
        presented = original == target ? nil : UpdateMap(whole)
    }

    private func invalidate(from previous: CGPoint, target: IndexPath? = nil) {
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target ?? current],
            withTargetPosition: position,
            previousIndexPaths: [current],
            previousPosition: previous
        )
        layout.invalidateLayout(with: context)
    }

    private func finish(to target: IndexPath, from previous: IndexPath, isCancelled: Bool) {
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [target],
            previousIndexPaths: [previous],
            movementCancelled: isCancelled
        )
        layout.invalidateLayout(with: context)
        place(animated: true)
    }

    /// The cell follows the finger at once, whatever the others do.
    private func placeMovedCell() {
        guard let attributes, let cell = collectionView.visibleElements[.cell(current)] else { return }
        cell.setLayoutAttributes(attributes)
    }

    private func place(animated: Bool) {
        guard animated, collectionView.window != nil else {
            collectionView.setNeedsLayout()
            return
        }
        UIView.animate(withDuration: Self.duration) { [collectionView] in collectionView.layoutElements() }
    }
}
