import Foundation

/// The interactive movement of an item.
///
/// The order in the data source does not change until the movement ends. The collection view presents the item at its
/// target position: layouts and views use presented index paths, while the data source and the delegate receive their
/// own.
@MainActor final class InteractiveMovement {
    /// The duration of the animation in which other items make way, in seconds.
    private static let duration: TimeInterval = 0.25

    private unowned let collectionView: UICollectionView
    /// The index path of the item in the data source.
    let original: IndexPath
    /// The presented index path of the item.
    private(set) var current: IndexPath
    /// The center of the item's cell, in content coordinates.
    private(set) var position: CGPoint
    /// Whether the data source does not implement moving items.
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

    /// The attributes of the cell being moved.
    var attributes: UICollectionViewLayoutAttributes? {
        guard collectionView.attributes(of: .cell(current)) != nil else { return nil }
        return layout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: position)
    }

    // MARK: Index paths

    /// Returns the data source's index path for a presented one.
    func dataSourcePath(_ path: IndexPath) -> IndexPath {
        guard let presented else { return path }
        return presented.oldIndexPath(forNew: path) ?? path
    }

    /// Returns the presented index path for one of the data source.
    func presentedPath(_ path: IndexPath) -> IndexPath {
        guard let presented else { return path }
        return presented.newIndexPath(forOld: path) ?? path
    }

    // MARK: Phases of the movement

    func begin() {
        // Prepared cells have presented index paths, which are about to change.
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
            // The data source may have reloaded instead of moving the item.
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
        cancelImmediately()
        finish(to: original, from: last, isCancelled: true)
    }

    /// Cancels the movement without animation, because the items are about to change.
    func cancelImmediately() {
        autoscroll.stop()
        present(at: original)
        showsMovement(false)
        collectionView.movement = nil
        collectionView.display.needsPlacing = true
        collectionView.setNeedsLayout()
    }

    // MARK: Movement steps

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

    /// Moves the presented item to a target and updates the keys of the views.
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

    /// Moves the cell with the finger, without animation.
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
