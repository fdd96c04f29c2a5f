import Foundation

/// How an animation runs through its time.
struct AnimationTiming {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    var repeats = false
    var autoreverses = false

    /// Seconds from the start to the end, the delay included; infinite for one that repeats.
    var totalTime: TimeInterval {
        repeats ? .infinity : delay + duration * (autoreverses ? 2 : 1)
    }

    /// How far the animation is that many seconds after its start: 0 at the old value, 1 at the new one, more where a
    /// spring overshoots.
    func progress(after elapsed: TimeInterval) -> Double {
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
}
