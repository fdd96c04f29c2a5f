import Foundation

/// Recognises a quick stroke in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a stroke goes.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How long a stroke may take, in seconds.
    private static let longestDuration: TimeInterval = 0.5
    /// How far a finger goes in a stroke, in points.
    private static let leastDistance: CGFloat = 50
    /// How far it may go across, as a share of how far it goes along.
    private static let greatestDeviation: CGFloat = 0.5
    /// How far it may go in a wrong direction, in points.
    private static let tolerance: CGFloat = 10

    /// The directions that are recognised.
    open var direction = Direction.right

    /// The number of fingers of a stroke.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Remembers where the stroke begins.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        if trackedTouches.count == touches.count { startTime = event.timestamp }
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
    }

    /// Recognises the stroke once it is long enough, unless it is slow or strays.
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

    /// A finger that lifts before the stroke is long enough ends it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Touches that are taken away end the stroke.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// How far a step goes along one of the directions and across it; nil where it goes another way.
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
