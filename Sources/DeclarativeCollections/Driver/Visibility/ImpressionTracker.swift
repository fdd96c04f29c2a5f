import PortableUIKit

/// Tracks visible rows until they have been visible for long enough.
@MainActor
final class ImpressionTracker {
    private struct Watch {
        let cell: UICollectionViewCell
        var cancelTimer: (@MainActor () -> Void)?
        var isSeen = false
    }

    private unowned let coordinator: CollectionViewCoordinator
    private var watches: [ObjectIdentifier: Watch] = [:]

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    /// Starts tracking a cell that appears on screen or whose content has changed.
    func startTracking(_ cell: UICollectionViewCell) {
        let key = ObjectIdentifier(cell)
        guard impression(of: cell) != nil else {
            stopTracking(cell)
            return
        }
        if watches[key] == nil {
            watches[key] = Watch(cell: cell)
        }
        check(key)
    }

    /// Stops tracking a cell that has left the screen.
    func stopTracking(_ cell: UICollectionViewCell) {
        watches.removeValue(forKey: ObjectIdentifier(cell))?.cancelTimer?()
    }

    /// Called when rows or the visible area have moved.
    func check() {
        guard !watches.isEmpty else { return }
        for key in Array(watches.keys) {
            check(key)
        }
    }

    private func check(_ key: ObjectIdentifier) {
        guard let watch = watches[key], !watch.isSeen, let impression = impression(of: watch.cell) else { return }
        guard isVisible(watch.cell, fraction: impression.visibleFraction) else {
            watch.cancelTimer?()
            watches[key]?.cancelTimer = nil
            return
        }
        guard watch.cancelTimer == nil else { return }
        guard impression.dwellTime > 0 else {
            finish(key)
            return
        }
        watches[key]?.cancelTimer = coordinator.clock.schedule(after: impression.dwellTime) { [weak self] isFinished in
            self?.watches[key]?.cancelTimer = nil
            // If the time was cut short, it restarts on the next movement.
            if isFinished { self?.finish(key) }
        }
    }

    private func finish(_ key: ObjectIdentifier) {
        guard let cell = watches[key]?.cell, let impression = impression(of: cell),
            isVisible(cell, fraction: impression.visibleFraction)
        else { return }
        watches[key]?.isSeen = true
        coordinator.performCallback(.duringLayout, impression.handler)
    }

    private func impression(of cell: UICollectionViewCell) -> CollectionViewImpression? {
        coordinator.cells[cell]?.content.impression
    }

    private func isVisible(_ cell: UICollectionViewCell, fraction: CGFloat) -> Bool {
        let collectionView = coordinator.collectionView
        guard collectionView.window != nil else { return false }
        let viewport = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        var visible = cell.frame.intersection(viewport)
        if let outer = coordinator.outerCollectionView {
            let area = outer.bounds.inset(by: outer.adjustedContentInset)
            visible = visible.intersection(collectionView.convert(area, from: outer))
        }
        let attainable = cell.frame.width * min(cell.frame.height, viewport.height)
        guard !visible.isNull, visible.width * visible.height > 0 else { return false }
        // Frames are rounded to pixels, so a fraction may be slightly too small.
        return visible.width * visible.height >= (fraction - 0.001) * attainable
    }
}
