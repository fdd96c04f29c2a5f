import Foundation

/// Two fingers, as pinches and rotations see them.
@MainActor struct TwoFingerTracking {
    /// How far the fingers are from each other, in points.
    private(set) var distance: CGFloat = 0
    /// The direction from one finger to the other, in radians.
    private(set) var angle: CGFloat = 0
    /// Where the middle is.
    private(set) var center = CGPoint.zero

    init() {}

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first = touches[0].locationInWindow
        let second = touches[1].locationInWindow
        distance = hypot(second.x - first.x, second.y - first.y)
        angle = atan2(second.y - first.y, second.x - first.x)
        center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    /// How far the fingers turned since, the short way round.
    func turn(since other: TwoFingerTracking) -> CGFloat {
        var turn = angle - other.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}
