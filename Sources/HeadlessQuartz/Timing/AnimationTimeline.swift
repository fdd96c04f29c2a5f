import Foundation

/// The position of an animation on its way, in its own seconds, and how fast it moves.
struct AnimationTimeline {
    /// The position at `anchor`.
    private var position: TimeInterval = 0
    /// The time of the clock at which the position or the rate was set.
    private var anchor: TimeInterval = 0
    /// Seconds of the animation per second of the clock: 0 while it is paused, negative while it runs backward.
    package private(set) var rate = 1.0

    package init(startingAt now: TimeInterval = 0) {
        anchor = now
    }

    package func position(at now: TimeInterval) -> TimeInterval {
        position + (now - anchor) * rate
    }

    package mutating func move(to position: TimeInterval, at now: TimeInterval) {
        self.position = position
        anchor = now
    }

    mutating func setRate(_ rate: Double, at now: TimeInterval) {
        move(to: position(at: now), at: now)
        self.rate = rate
    }

    /// Returns the seconds of the clock until a position is reached; infinite if it never is.
    package func delay(until end: TimeInterval, at now: TimeInterval) -> TimeInterval {
        guard rate != 0 else { return .infinity }
        return max(0, (end - position(at: now)) / rate)
    }
}
