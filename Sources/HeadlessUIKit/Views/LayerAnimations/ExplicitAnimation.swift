import Foundation

/// An animation that was added to a layer, from then until the layer forgets it.
@MainActor final class ExplicitAnimation {
    nonisolated let key: String?
    /// The layer's copy.
    nonisolated(unsafe) let animation: CAAnimation
    nonisolated(unsafe) private weak var clock: VirtualClock?
    /// Seconds between the time it is added and its begin.
    private let delay: TimeInterval
    private var start: TimeInterval = 0
    /// How fast time runs in the layer.
    private var rate = 1.0
    private var tokens: [VirtualClock.Token] = []
    private var endInTransaction: (() -> Void)?
    private(set) var isOver = false

    /// A begin time is given by the machine's clock, of which nobody knows the exact time: nearer than this it is the
    /// same time.
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

    /// Whether what it shows depends on the time.
    var isRunning: Bool { clock != nil && !isOver }

    /// Runs on a clock from now on.
    func begin(on clock: VirtualClock, rate: Double, of layer: CALayer) {
        self.clock = clock
        self.rate = rate
        start = clock.now + delay
        let tellStart = clock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            animation.delegate?.animationDidStart(animation)
        }
        tokens.append(tellStart)
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

    /// Tells that it is over.
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

    /// What it changes now.
    func changes() -> [AnimatedChange] {
        guard let clock else { return [] }
        var changes: [AnimatedChange] = []
        animation.collect(after: (clock.now - start) * rate, duration: animation.duration, into: &changes)
        return changes
    }
}
