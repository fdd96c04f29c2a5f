import PortableUIKit

/// Watches rows on screen until they have been seen for long enough.
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

    /// The cell comes on screen, or what it shows has changed there.
    func watch(_ cell: UICollectionViewCell) {
        let key = ObjectIdentifier(cell)
        guard impression(of: cell) != nil else {
            unwatch(cell)
            return
        }
        if watches[key] == nil {
            watches[key] = Watch(cell: cell)
        }
        check(key)
    }

    /// The cell has left the screen.
    func unwatch(_ cell: UICollectionViewCell) {
        watches.removeValue(forKey: ObjectIdentifier(cell))?.cancelTimer?()
    }

    /// Rows or the visible part have moved.
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
            // Time that was cut short starts anew when something moves.
            if isFinished { self?.finish(key) }
        }
    }

    private func finish(_ key: ObjectIdentifier) {
        guard let cell = watches[key]?.cell, let impression = impression(of: cell),
            isVisible(cell, fraction: impression.visibleFraction)
        else { return }
        watches[key]?.isSeen = true
        coordinator.callOut(.duringLayout, impression.handler)
    }

    private func impression(of cell: UICollectionViewCell) -> CollectionViewImpression? {
        coordinator.cells[cell]?.content.impression
    }

    private func isVisible(_ cell: UICollectionViewCell, fraction: CGFloat) -> Bool {
        let collectionView = coordinator.collectionView
        guard collectionView.window != nil else { return false }
        let viewport = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let visible = cell.frame.intersection(viewport)
        let attainable = cell.frame.width * min(cell.frame.height, viewport.height)
        guard !visible.isNull, visible.width * visible.height > 0 else { return false }
        // Frames are rounded to pixels, so a fraction may miss its mark by a hair.
        return visible.width * visible.height >= (fraction - 0.001) * attainable
    }
}
