import Foundation

/// The last tap, for counting consecutive taps.
struct TapHistory {
    /// UIKit's limits on the interval, in seconds, and the distance, in points, of consecutive taps.
    private static let maximumInterval: TimeInterval = 0.35
    private static let maximumDistance: CGFloat = 45

    private var location = CGPoint.zero
    private var time = -TimeInterval.infinity
    private var count = 0

    func count(ofTapAt point: CGPoint, time now: TimeInterval) -> Int {
        let isClose = hypot(point.x - location.x, point.y - location.y) <= Self.maximumDistance
        return isClose && now - time <= Self.maximumInterval ? count + 1 : 1
    }

    @MainActor mutating func record(_ touch: UITouch, at now: TimeInterval) {
        location = touch.locationInWindow
        time = now
        count = touch.tapCount
    }
}
