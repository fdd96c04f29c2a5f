import Foundation

/// An animation that was added to a layer, with its state until the layer removes it.
@MainActor final class ExplicitAnimation {
    package nonisolated let key: String?
    /// The layer's copy of the animation.
    package nonisolated(unsafe) let animation: CAAnimation
    nonisolated(unsafe) private weak var clock: VirtualClock?
    /// Seconds from adding the animation to its begin.
    private let delay: TimeInterval
    /// The seconds since the begin, in the layer's time.
    private var timeline = AnimationTimeline()
    /// The steps that the layer's time made since the begin. While an app pauses a layer, they are as large as media time
    /// and add up to almost nothing.
    private var steps: TimeInterval = 0
    private var tokens: [VirtualClock.Token] = []
    private var endToken: VirtualClock.Token?
    private var endInTransaction: (() -> Void)?
    package private(set) var isOver = false

    /// Begin times closer than this to now count as now, because the app read the clock a moment before.
    private static let clockPrecision: TimeInterval = 0.01

    package init(key: String?, animation: CAAnimation) {
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
    package var isRunning: Bool { clock != nil && !isOver }

    /// Starts the animation on a clock.
    package func begin(on clock: VirtualClock, rate: Double, of layer: CALayer) {
        self.clock = clock
        timeline.move(to: -delay, at: clock.now)
        timeline.setRate(rate, at: clock.now)
        let notifyStart = clock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            animation.delegate?.animationDidStart(animation)
        }
        tokens.append(notifyStart)
        scheduleEnd(on: clock, of: layer)
    }

    private func scheduleEnd(on clock: VirtualClock, of layer: CALayer) {
        let total = animation.activeTime(duration: animation.duration) - roundedSteps
        let delay = timeline.delay(until: total, at: clock.now)
        guard total.isFinite, delay.isFinite else { return }
        let end = clock.schedule(after: delay) { [weak self, weak layer] in
            guard let self else { return }
            isOver = true
            layer?.explicitAnimationDidEnd(self)
            finish(true)
        }
        tokens.append(end)
        endToken = end
    }

    /// The layer's time made a step or runs at another rate.
    func timeDidChange(by step: TimeInterval, rate: Double, of layer: CALayer) {
        guard let clock, !isOver else { return }
        steps += step
        timeline.setRate(rate, at: clock.now)
        if let endToken { clock.cancel(endToken) }
        endToken = nil
        scheduleEnd(on: clock, of: layer)
        layer.appearanceDidChange()
    }

    private var roundedSteps: TimeInterval {
        (steps / Self.clockPrecision).rounded() * Self.clockPrecision
    }

    /// Ends the animation and calls its delegate.
    package func finish(_ finished: Bool) {
        for token in tokens { clock?.cancel(token) }
        tokens = []
        if !isOver || finished {
            isOver = true
            animation.delegate?.animationDidStop(animation, finished: finished)
        }
        leaveTransaction()
    }

    /// Calls its delegate, without an end of the animation.
    func interrupt() {
        animation.delegate?.animationDidStop(animation, finished: false)
        leaveTransaction()
    }

    private func leaveTransaction() {
        endInTransaction?()
        endInTransaction = nil
    }

    /// Seconds by which the copy of a layer that is being painted is later. It is static because painting asks each layer
    /// for its values.
    private static var delayOfCopy: TimeInterval = 0

    /// Calls a closure in which animations are later by a number of seconds.
    static func withDelay<Result>(_ delay: TimeInterval, _ body: () -> Result) -> Result {
        let outer = delayOfCopy
        delayOfCopy += delay
        defer { delayOfCopy = outer }
        return body()
    }

    /// Returns the changes that the animation makes now.
    package func changes() -> [AnimatedChange] {
        guard let clock else { return [] }
        var changes: [AnimatedChange] = []
        let elapsed = timeline.position(at: clock.now) + roundedSteps - Self.delayOfCopy
        animation.collect(after: elapsed, duration: animation.duration, into: &changes)
        return changes
    }
}
