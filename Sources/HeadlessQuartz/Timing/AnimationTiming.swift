import Foundation

/// The timing of an animation: its duration, delay, curve and repetition.
package struct AnimationTiming {
    package var duration: TimeInterval
    package var delay: TimeInterval = 0
    package var curve = TimingCurve.easeInOut
    package var repeats = false
    package var autoreverses = false
    /// How often the animation runs, possibly a fraction.
    package var repeatCount = 1.0
    /// The duration of the whole animation in seconds, set for a keyframe. The whole repeats rather than the keyframe.
    package var period: TimeInterval?

    package init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// Seconds from start to end including the delay; infinite for a repeating animation.
    package var totalTime: TimeInterval {
        repeats ? .infinity : delay + duration * (autoreverses ? 2 : 1) * repeatCount
    }

    /// Returns the share of a whole animation's duration that passes before this one starts.
    func delayShare(of whole: AnimationTiming) -> Double {
        guard whole.duration > 0 else { return 0 }
        return min(1, max(0, (delay - whole.delay) / whole.duration))
    }

    /// The progress at a number of seconds after the start: 0 is the old value, 1 the new one, and a spring may
    /// overshoot 1.
    package func progress(after elapsed: TimeInterval) -> Double {
        if let period, period > 0 { return partialProgress(after: elapsed, period: period) }
        let time = elapsed - delay
        guard time > 0 else { return duration > 0 ? 0 : 1 }
        guard duration > 0 else { return 1 }
        var cycles = time / duration
        if repeats || repeatCount > 1 && cycles < repeatCount * (autoreverses ? 2 : 1) {
            cycles = cycles.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
        }
        guard autoreverses else { return curve.value(at: min(1, cycles)) }
        if cycles >= 2 { return 1 }
        return curve.value(at: cycles > 1 ? 2 - cycles : cycles)
    }

    private func partialProgress(after elapsed: TimeInterval, period: TimeInterval) -> Double {
        var part = self
        part.period = nil
        part.repeats = false
        part.autoreverses = false
        let length = autoreverses ? 2 * period : period
        var time = repeats ? max(0, elapsed).truncatingRemainder(dividingBy: length) : min(elapsed, length)
        if autoreverses, time > period { time = length - time }
        return part.progress(after: time)
    }
}
