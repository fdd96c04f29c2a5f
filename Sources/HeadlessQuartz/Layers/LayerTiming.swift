import Foundation

/// The time space of a layer within its superlayer's.
struct LayerTiming: CAMediaTiming {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = .infinity
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    /// Returns the layer's time at a time of its superlayer.
    func localTime(at outer: TimeInterval) -> TimeInterval {
        (outer - beginTime) * Double(speed) + timeOffset
    }

    /// Returns the superlayer's time at a time of the layer. Every time is the begin time while the layer is paused.
    func outerTime(at local: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    }
}

extension CALayer {
    final var timing: LayerTiming { hints?.timing ?? LayerTiming() }

    final func changeTiming(_ change: (inout LayerTiming) -> Void) {
        let mediaTime = CACurrentMediaTime()
        let old = localTime(atMediaTime: mediaTime)
        var changed = timing
        change(&changed)
        ensuredHints.timing = changed
        let step = localTime(atMediaTime: mediaTime) - old
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.timeDidChange(by: step) }
    }

    final func localTime(atMediaTime time: TimeInterval) -> TimeInterval {
        let outer = outerLayer?.localTime(atMediaTime: time) ?? time
        return hints?.timing?.localTime(at: outer) ?? outer
    }

    final func mediaTime(atLocalTime time: TimeInterval) -> TimeInterval {
        let outer = hints?.timing?.outerTime(at: time) ?? time
        return outerLayer?.mediaTime(atLocalTime: outer) ?? outer
    }

    /// The layer in whose time this one runs.
    private final var outerLayer: CALayer? { superlayer ?? extras?.masked }

    /// How fast time runs in the layer: the product of its speed and those of its ancestors.
    final var timeRate: Double {
        var rate = 1.0
        var layer: CALayer? = self
        while let step = layer {
            if let timing = step.hints?.timing { rate *= Double(timing.speed) }
            layer = step.outerLayer
        }
        return rate
    }

    /// Moves the animations of the layer and its sublayers by seconds of the layer's time, and runs them at its rate.
    @MainActor private func timeDidChange(by step: TimeInterval) {
        let rate = timeRate
        for animation in extras?.animations ?? [] { animation.timeDidChange(by: step, rate: rate, of: self) }
        for animation in runningAnimations { animation.owner.timeDidChange(rate: rate) }
        for sublayer in allSublayers { sublayer.timeDidChange(by: step * sublayer.timeRateInSuperlayer) }
        extras?.mask?.timeDidChange(by: step)
    }

    private final var timeRateInSuperlayer: Double { Double(hints?.timing?.speed ?? 1) }
}
