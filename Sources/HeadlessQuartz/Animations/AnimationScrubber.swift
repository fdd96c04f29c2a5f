import Foundation

/// Holds the animations of an interactive transition, which follow the user's finger instead of the clock.
@MainActor package final class AnimationScrubber {
    /// The scrubber that takes the animations that start now. It is static because animations are started by class
    /// methods of `UIView`.
    package static private(set) var recording: AnimationScrubber?

    private let clock: VirtualClock
    private var animations: [BlockAnimation] = []
    /// The time of the animations, in seconds from their start, when it last changed how it runs.
    private var base: TimeInterval = 0
    private var run: Run?

    /// The way of the animations to one of their ends.
    private struct Run {
        let start: TimeInterval
        let duration: TimeInterval
        let target: TimeInterval
        let curve: TimingCurve
    }

    /// Creates a scrubber that runs to an end on a clock.
    package init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Runs a block and holds the animations that it starts.
    package func record(_ body: () -> Void) {
        let previous = Self.recording
        Self.recording = self
        body()
        Self.recording = previous
    }

    /// Takes an animation and holds it at its start.
    package func add(_ animation: BlockAnimation) {
        animations.append(animation)
        animation.hold(atTime: 0)
    }

    /// The time of the animations now, in seconds from their start.
    package var time: TimeInterval {
        guard let run else { return base }
        let progress = run.duration > 0 ? min(1, (clock.now - run.start) / run.duration) : 1
        return base + (run.target - base) * run.curve.value(at: progress)
    }

    /// Holds the animations at a time, in seconds from their start.
    package func hold(at time: TimeInterval) {
        run = nil
        base = time
        for animation in animations {
            let timing = animation.timing
            let fraction = timing.duration > 0 ? (time - timing.delay) / timing.duration : 1
            animation.hold(atTime: min(max(fraction, 0), 1))
        }
    }

    /// Lets the animations run from where they are to a time, and ends them there.
    ///
    /// - Parameters:
    ///   - target: The time to run to; 0 cancels the animations.
    ///   - duration: How long that takes, in seconds.
    package func run(to target: TimeInterval, in duration: TimeInterval, curve: TimingCurve) {
        base = time
        run = Run(start: clock.now, duration: duration, target: target, curve: curve)
        for animation in animations { animation.run(isReversed: target <= 0, curve: curve, duration: duration) }
    }
}
