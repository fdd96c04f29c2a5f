import Foundation

/// The deceleration of a scroll view along both axes after the finger lifts.
///
/// Code may change the offset or the content size meanwhile, to keep the visible content in place or to scroll
/// endlessly. The motion then continues from the new offset with its current velocity.
@MainActor struct ScrollDeceleration {
    private struct Axis {
        var motion: ScrollMotion
        var range: ClosedRange<CGFloat>
        var target: CGFloat
        var offset: CGFloat
        /// The times at which the motion started and was last updated.
        var start: TimeInterval = 0
        var previousTime: TimeInterval = 0
    }

    private var horizontal: Axis
    private var vertical: Axis
    private let rate: CGFloat
    private let bounces: Bool

    init(of scrollView: UIScrollView, velocity: CGPoint, towards target: CGPoint) {
        let rate = scrollView.effectiveDecelerationRate
        let bounces = scrollView.bounces
        self.rate = rate
        self.bounces = bounces
        func axis(
            _ offset: CGFloat,
            _ velocity: CGFloat,
            _ target: CGFloat,
            _ range: ClosedRange<CGFloat>
        ) -> Axis {
            let motion = ScrollMotion(
                from: offset,
                velocity: velocity,
                towards: target,
                in: range,
                rate: rate,
                bounces: bounces
            )
            return Axis(motion: motion, range: range, target: target, offset: offset)
        }
        let offset = scrollView.contentOffset
        horizontal = axis(offset.x, velocity.x, target.x, scrollView.horizontalRange)
        vertical = axis(offset.y, velocity.y, target.y, scrollView.verticalRange)
    }

    /// Returns the current offset and whether the motion has ended.
    mutating func step(_ scrollView: UIScrollView, at time: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
        let offset = scrollView.contentOffset
        follow(&horizontal, offset: offset.x, range: scrollView.horizontalRange, at: time)
        follow(&vertical, offset: offset.y, range: scrollView.verticalRange, at: time)
        let rounded = scrollView.pixelOffset(CGPoint(x: horizontal.offset, y: vertical.offset))
        horizontal.offset = rounded.x
        vertical.offset = rounded.y
        let isOver = [horizontal, vertical].allSatisfy { time - $0.start >= $0.motion.duration }
        return (CGPoint(x: horizontal.offset, y: vertical.offset), isOver)
    }

    private func follow(_ axis: inout Axis, offset: CGFloat, range: ClosedRange<CGFloat>, at time: TimeInterval) {
        if offset != axis.offset || range != axis.range {
            let previous = axis.previousTime
            axis.target += offset - axis.offset
            axis.motion = ScrollMotion(
                from: offset,
                velocity: axis.motion.velocity(after: previous - axis.start),
                towards: axis.target,
                in: range,
                rate: rate,
                bounces: bounces
            )
            axis.range = range
            axis.start = previous
        }
        axis.offset = axis.motion.offset(after: time - axis.start)
        axis.previousTime = time
    }
}
