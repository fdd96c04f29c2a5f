import Foundation

/// Scrolls a scroll view while the user drags an item near one of its edges.
@MainActor final class Autoscroll {
    /// The distance from an edge at which scrolling starts, in points.
    private static let margin: CGFloat = 44
    /// The scrolling speed at the edge, in points a second.
    private static let speed: CGFloat = 480
    /// The interval between two steps, in seconds.
    private static let interval: TimeInterval = 1 / 60

    private unowned let scrollView: UIScrollView
    /// Whether horizontal scrolling is enabled.
    private let scrollsSideways: Bool
    private let move: @MainActor (CGPoint) -> Void
    private var position = CGPoint.zero
    private var tick: VirtualClock.Token?

    /// Creates an autoscroll for a scroll view.
    ///
    /// - Parameter move: Called after each step with the new position of the dragged item in content coordinates.
    init(scrollView: UIScrollView, scrollsSideways: Bool = true, move: @escaping @MainActor (CGPoint) -> Void) {
        self.scrollView = scrollView
        self.scrollsSideways = scrollsSideways
        self.move = move
    }

    /// Starts or stops scrolling for a position of the item.
    func follow(_ position: CGPoint) {
        self.position = position
        guard velocity != .zero else { return stop() }
        guard tick == nil else { return }
        tick = scrollView.window?.clock.schedule(after: Self.interval) { [weak self] in self?.step() }
    }

    func stop() {
        if let tick { scrollView.window?.clock.cancel(tick) }
        tick = nil
    }

    private func step() {
        tick = nil
        let velocity = velocity
        let offset = scrollView.contentOffset
        let x = scrollView.horizontalRange
        let y = scrollView.verticalRange
        let target = CGPoint(
            x: min(max(offset.x + velocity.x * Self.interval, x.lowerBound), x.upperBound),
            y: min(max(offset.y + velocity.y * Self.interval, y.lowerBound), y.upperBound)
        )
        guard target != offset else { return }
        scrollView.contentOffset = target
        // The finger does not move on the screen.
        move(CGPoint(x: position.x + target.x - offset.x, y: position.y + target.y - offset.y))
    }

    private var velocity: CGPoint {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        return CGPoint(
            x: scrollsSideways && scrollView.canScrollHorizontally
                ? Self.speed(at: position.x, from: visible.minX, to: visible.maxX) : 0,
            y: scrollView.canScrollVertically
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
