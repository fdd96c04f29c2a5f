import Foundation

/// A discrete recognizer of swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a set of directions from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe up.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The maximum duration of a swipe, in seconds.
    private static let longestDuration: TimeInterval = 0.5
    /// The minimum length of a swipe, in points.
    private static let leastDistance: CGFloat = 50
    /// The maximum deviation across the direction, relative to the distance along it.
    private static let greatestDeviation: CGFloat = 0.5
    /// The tolerated movement against the direction, in points.
    private static let tolerance: CGFloat = 10

    /// The permitted directions of the swipe.
    open var direction = Direction.right

    /// The required number of touches.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Records the start of the swipe.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        if trackedTouches.count == touches.count { startTime = event.timestamp }
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
    }

    /// Recognizes a swipe that is long enough; fails if it is too slow or strays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let point = location(in: nil)
        let step = CGPoint(x: point.x - start.x, y: point.y - start.y)
        guard event.timestamp - startTime <= Self.longestDuration, let way = way(of: step) else {
            state = .failed
            return
        }
        guard way.along >= Self.leastDistance, trackedTouches.count == numberOfTouchesRequired else { return }
        state = way.across <= way.along * Self.greatestDeviation ? .ended : .failed
    }

    /// Fails if the touches end before the swipe is long enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Fails if the touches are canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Returns the distances along and across the best permitted direction, in points; `nil` if the movement strays.
    private func way(of step: CGPoint) -> (along: CGFloat, across: CGFloat)? {
        let ways: [(Direction, CGFloat, CGFloat)] = [
            (.right, step.x, step.y), (.left, -step.x, step.y), (.down, step.y, step.x), (.up, -step.y, step.x),
        ]
        let allowed = ways.filter { direction.contains($0.0) }
        guard let best = allowed.max(by: { $0.1 < $1.1 }) else { return nil }
        let strays = best.1 < Self.tolerance && hypot(step.x, step.y) > Self.leastDistance
        return strays || best.1 < -Self.tolerance ? nil : (best.1, abs(best.2))
    }
}
