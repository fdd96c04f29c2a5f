import Foundation

/// How an animation runs through its time.
struct AnimationTiming {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    var repeats = false
    var autoreverses = false
    /// Where the animation is a part of one that repeats: how long that takes, in seconds.
    var period: TimeInterval?

    /// Seconds from the start to the end, the delay included; infinite for one that repeats.
    var totalTime: TimeInterval {
        repeats ? .infinity : delay + duration * (autoreverses ? 2 : 1)
    }

    /// Lets the time run that many times as fast; 0 stops it.
    mutating func run(at speed: Double) {
        guard speed != 1 else { return }
        duration = speed > 0 ? duration / speed : .infinity
        delay = speed > 0 ? delay / speed : delay
    }

    /// How far the animation is that many seconds after its start: 0 at the old value, 1 at the new one, more where a
    /// spring overshoots.
    func progress(after elapsed: TimeInterval) -> Double {
        if let period, period > 0 { return partialProgress(after: elapsed, period: period) }
        let time = elapsed - delay
        guard time > 0 else { return duration > 0 ? 0 : 1 }
        guard duration > 0 else { return 1 }
        var cycles = time / duration
        if repeats {
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
