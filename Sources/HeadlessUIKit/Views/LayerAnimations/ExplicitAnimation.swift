import Foundation

/// An animation that was added to a layer, with its state until the layer removes it.
@MainActor final class ExplicitAnimation {
    nonisolated let key: String?
    /// The layer's copy of the animation.
    nonisolated(unsafe) let animation: CAAnimation
    nonisolated(unsafe) private weak var clock: VirtualClock?
    /// Seconds from adding the animation to its begin.
    private let delay: TimeInterval
    private var start: TimeInterval = 0
    /// How fast time runs in the layer.
    private var rate = 1.0
    private var tokens: [VirtualClock.Token] = []
    private var endInTransaction: (() -> Void)?
    private(set) var isOver = false

    /// Begin times closer than this to now count as now, because the app read the clock a moment before.
    private static let clockPrecision: TimeInterval = 0.01

    init(key: String?, animation: CAAnimation) {
        self.key = key
        self.animation = animation
        let transaction = LayerTransaction.current
        if animation.duration <= 0 { animation.duration = transaction.duration }
        if animation.timingFunction == nil { animation.timingFunction = transaction.timingFunction }
        let wait = animation.beginTime == 0 ? 0 : animation.beginTime - CACurrentMediaTime()
        delay = (wait / Self.clockPrecision).rounded() * Self.clockPrecision
        endInTransaction = LayerTransaction.animationDidStart()
    }

    var isWaiting: Bool { clock == nil && !isOver }

    /// Whether what the animation shows changes with time.
    var isRunning: Bool { clock != nil && !isOver }

    /// Starts the animation on a clock.
    func begin(on clock: VirtualClock, rate: Double, of layer: CALayer) {
        self.clock = clock
        self.rate = rate
        start = clock.now + delay
        let notifyStart = clock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            animation.delegate?.animationDidStart(animation)
        }
        tokens.append(notifyStart)
        let total = animation.activeTime(duration: animation.duration) / max(rate, 0)
        guard total.isFinite else { return }
        let end = clock.schedule(after: delay + total) { [weak self, weak layer] in
            guard let self else { return }
            isOver = true
            layer?.explicitAnimationDidEnd(self)
            finish(true)
        }
        tokens.append(end)
    }

    /// Ends the animation and calls its delegate.
    func finish(_ finished: Bool) {
        for token in tokens { clock?.cancel(token) }
        tokens = []
        if !isOver || finished {
            isOver = true
            animation.delegate?.animationDidStop(animation, finished: finished)
        }
        endInTransaction?()
        endInTransaction = nil
    }

    /// Returns the changes that the animation makes now.
    func changes() -> [AnimatedChange] {
        guard let clock else { return [] }
        var changes: [AnimatedChange] = []
        animation.collect(after: (clock.now - start) * rate, duration: animation.duration, into: &changes)
        return changes
    }
}
