import Foundation

/// Scrolls while the user holds an item near an edge.
@MainActor final class MovementAutoscroll {
    /// How near to an edge scrolling begins, in points.
    private static let margin: CGFloat = 44
    /// How fast it is at the edge itself, in points a second.
    private static let speed: CGFloat = 480
    /// The time between two steps, in seconds.
    private static let interval: TimeInterval = 1 / 60

    private unowned let collectionView: UICollectionView
    private weak var movement: InteractiveMovement?
    private var tick: VirtualClock.Token?

    init(collectionView: UICollectionView, movement: InteractiveMovement) {
        self.collectionView = collectionView
        self.movement = movement
    }

    /// Starts or stops, as the place of the item asks.
    func follow(_ position: CGPoint) {
        guard velocity(at: position) != .zero else { return stop() }
        guard tick == nil else { return }
        tick = collectionView.window?.clock.schedule(after: Self.interval) { [weak self] in self?.step() }
    }

    func stop() {
        if let tick { collectionView.window?.clock.cancel(tick) }
        tick = nil
    }

    private func step() {
        tick = nil
        guard let movement else { return }
        let velocity = velocity(at: movement.position)
        let offset = collectionView.contentOffset
        let target = collectionView.validContentOffset(
            CGPoint(
                x: offset.x + velocity.x * Self.interval,
                y: offset.y + velocity.y * Self.interval
            )
        )
        guard target != offset else { return }
        collectionView.contentOffset = target
        // The finger stays where it is on the screen.
        let position = movement.position
        movement.move(to: CGPoint(x: position.x + target.x - offset.x, y: position.y + target.y - offset.y))
    }

    private func velocity(at position: CGPoint) -> CGPoint {
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return CGPoint(
            x: collectionView.canScrollHorizontally
                ? Self.speed(at: position.x, from: visible.minX, to: visible.maxX) : 0,
            y: collectionView.canScrollVertically
                ? Self.speed(at: position.y, from: visible.minY, to: visible.maxY) : 0
        )
    }

    private static func speed(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        let margin = min(Self.margin, max(0, end - start) / 4)
        guard margin > 0 else { return 0 }
        if position < start + margin { return -speed * min(1, (start + margin - position) / margin) }
        if position > end - margin { return speed * min(1, (position - end + margin) / margin) }
        return 0
    }
}
