import Foundation

/// The state of one animation block, such as `UIView.animate` runs: the animated layers, the timing and the completion.
@MainActor package final class BlockAnimation {
    /// The animation whose block is running. It is static because UIKit's API, class methods and plain setters, has no
    /// other place for it.
    package static var current: BlockAnimation?
    package static var areEnabled = true

    package nonisolated(unsafe) var timing: AnimationTiming
    /// Whether a change starts from the value on screen instead of adding to the running animation.
    package var beginsFromCurrentState: Bool
    /// Whether the animated views receive touches.
    package let allowsUserInteraction: Bool
    package var completion: ((Bool) -> Void)?
    // Weak: layers own their animations, which own this object, and it must not keep a window alive.
    package nonisolated(unsafe) private(set) weak var clock: VirtualClock?
    nonisolated(unsafe) private var timeline = AnimationTimeline()
    /// What maps the timeline to fractions of the distance, other than the timing; `nil` normally.
    nonisolated(unsafe) private var pacing: Pacing?
    /// How fast time runs in the layers, and the direction and speed that an animator asks for.
    private var layerRate = 1.0
    private var ownRate = 1.0
    private var endsAtStart = false
    private var token: VirtualClock.Token?
    private var layers: [WeakLayer] = []
    private var runningCount = 0
    private var isFinished = true
    private var isCommitted = false
    private var isComplete = false
    /// Called at the end; `true` keeps the animation there.
    package var onEnd: (() -> Bool)?

    private struct WeakLayer {
        weak var layer: CALayer?
        /// The model values before and after the block.
        let original: LayerValues
        let final: LayerValues
    }

    /// The timing of the keyframe whose block is running; `nil` outside of one.
    package var keyframeTiming: AnimationTiming?
    private var isKeyframe: Bool { keyframeTiming != nil }

    /// Tells the transaction in which the animation started that it ended.
    private var endInTransaction: (() -> Void)?

    package init(
        timing: AnimationTiming,
        beginsFromCurrentState: Bool = false,
        allowsUserInteraction: Bool = false,
        completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.beginsFromCurrentState = beginsFromCurrentState
        self.allowsUserInteraction = allowsUserInteraction
        self.completion = completion
    }

    /// Runs a block whose changes belong to the animation; with `nil` they are not animated.
    package static func run(_ animation: BlockAnimation?, _ body: () -> Void) {
        let previous = current
        current = animation
        body()
        current = previous
    }

    /// Starts the animation of what the block changed. It ends at once if nothing changed.
    package func commit() {
        isCommitted = true
        endInTransaction = LayerTransaction.animationDidStart()
        if let scrubber = AnimationScrubber.recording { return scrubber.add(self) }
        guard clock != nil, runningCount > 0 else {
            completeInNextTurn()
            return
        }
        scheduleEnd()
    }

    /// Schedules the end, in place of the one that was scheduled before.
    private func scheduleEnd() {
        if let token { clock?.cancel(token) }
        token = nil
        guard isCommitted, let clock, runningCount > 0 else { return }
        let delay = timeline.delay(until: timeline.rate < 0 ? firstPosition : lastPosition, at: clock.now)
        guard delay.isFinite else { return }
        token = clock.schedule(after: delay) { [weak self] in self?.end() }
    }

    /// Completes an animation without any layers, as animations of views without a window are.
    private func completeInNextTurn() {
        NextTurn.perform { [self] in
            if isCommitted, runningCount == 0, ownRate != 0, !isComplete { complete() }
        }
    }

    /// Animates the difference between the old and the current values. Layers without a clock do not animate.
    package func record(_ layer: CALayer, from old: LayerValues) {
        guard let clock = layer.host?.animationClock else {
            layers.append(WeakLayer(layer: layer, original: old, final: layer.values))
            return
        }
        let changes = LayerAnimation.Change.changes(from: old, to: layer.values)
        guard !changes.isEmpty else { return }
        if self.clock == nil {
            self.clock = clock
            timeline.move(to: timeline.position(at: 0), at: clock.now)
            layerRate = layer.timeRate
            timeline.setRate(layerRate * ownRate, at: clock.now)
        }
        let presented = layer.presentedValues(from: old)
        layers.append(WeakLayer(layer: layer, original: old, final: layer.values))
        layer.animationClock = clock
        for change in changes {
            add(change, to: layer, presented: presented, at: clock.now)
        }
    }

    /// Lays out the views that the block changed, so that their subviews animate with them.
    package func layoutChangedViews() {
        for entry in layers { entry.layer?.host?.layoutIfNeeded() }
    }

    func layerAnimationDidEnd(finished: Bool) {
        runningCount -= 1
        isFinished = isFinished && finished
        guard runningCount == 0, isCommitted else { return }
        if let token { clock?.cancel(token) }
        complete()
    }

    private func add(
        _ change: LayerAnimation.Change,
        to layer: CALayer,
        presented: LayerValues,
        at now: TimeInterval
    ) {
        var change = change
        if !isKeyframe, beginsFromCurrentState || !change.isAdditive {
            // Starts from the value on screen and replaces the running animations of the property.
            let replaced = layer.runningAnimations.filter { $0.change.isSameProperty(as: change) }
            if !replaced.isEmpty {
                layer.runningAnimations.removeAll { $0.change.isSameProperty(as: change) }
                let fromPresented = LayerAnimation.Change.changes(from: presented, to: layer.values)
                change = fromPresented.first { $0.isSameProperty(as: change) } ?? change
                runningCount += 1
                for animation in replaced {
                    // A block that sets a property twice does not interrupt itself.
                    animation.owner.layerAnimationDidEnd(finished: animation.owner === self)
                }
                runningCount -= 1
            }
        }
        layer.runningAnimations.append(
            LayerAnimation(
                change: change,
                start: timeline.position(at: now),
                timing: keyframeTiming ?? timing,
                owner: self
            )
        )
        runningCount += 1
    }

    private func end() {
        token = nil
        if let onEnd, onEnd() { return }
        removeLayerAnimations()
        complete()
    }

    private func removeLayerAnimations() {
        for case let layer? in layers.map(\.layer) {
            let count = layer.runningAnimations.count
            layer.runningAnimations.removeAll { $0.owner === self }
            if layer.runningAnimations.count != count { layer.host?.appearanceDidChange() }
        }
        runningCount = 0
    }

    private func complete() {
        isComplete = true
        if endsAtStart { settle(at: .start) }
        layers = []
        clock = nil
        completion?(isFinished)
        endInTransaction?()
        endInTransaction = nil
    }

    // MARK: Stopping

    /// Stops without calling the completion and sets the models to the values on screen.
    package func stop() {
        if let token { clock?.cancel(token) }
        token = nil
        isComplete = true
        Self.run(nil) {
            for case let layer? in layers.map(\.layer) {
                let presented = layer.presentedValues
                layer.runningAnimations.removeAll { $0.owner === self }
                layer.host?.setLayerValues(presented)
            }
        }
        runningCount = 0
        clock = nil
        endInTransaction?()
        endInTransaction = nil
    }

    /// An end of the animation.
    package enum End {
        case start, end
    }

    /// Sets the models of a stopped animation to the values at an end; `nil` leaves them as they are.
    package func settle(at end: End?) {
        Self.run(nil) {
            switch end {
            case nil: break
            case .start: for entry in layers.reversed() { entry.layer?.host?.setLayerValues(entry.original) }
            case .end: for entry in layers { entry.layer?.host?.setLayerValues(entry.final) }
            }
        }
        layers = []
    }
}

// MARK: - Position

extension BlockAnimation {
    /// Fractions of the distance that follow a curve of their own, or stand still.
    private struct Pacing {
        var first: Double
        var last: Double
        var curve: TimingCurve
        var duration: TimeInterval

        func fraction(at position: TimeInterval) -> Double {
            guard duration > 0 else { return last }
            return first + (last - first) * curve.value(at: position / duration)
        }
    }

    /// The positions on the timeline between which the animation moves.
    private var firstPosition: TimeInterval { pacing == nil ? timing.delay : 0 }
    private var lastPosition: TimeInterval { pacing?.duration ?? timing.totalTime }

    /// Returns how much of a change is done at a time of the clock.
    nonisolated func progress(of change: LayerAnimation, at now: TimeInterval) -> Double {
        let position = timeline.position(at: now)
        guard let pacing else { return change.timing.progress(after: position - change.start) }
        // A change that was made later takes the rest of the way.
        let share = change.timing.duration > 0 ? change.timing.delayShare(of: timing) : 0
        let fraction = pacing.fraction(at: position)
        return share < 1 ? max(0, (fraction - share) / (1 - share)) : fraction
    }

    private var now: TimeInterval { clock?.now ?? 0 }

    /// The share of the duration that has passed.
    package var timeFraction: Double {
        guard timing.duration > 0 else { return 1 }
        return min(1, max(0, (timeline.position(at: now) - timing.delay) / timing.duration))
    }

    /// The share of the distance that is covered.
    package var distanceFraction: Double {
        if let pacing { return pacing.fraction(at: timeline.position(at: now)) }
        return timing.curve.value(at: timeFraction)
    }

    /// Stands still at a share of the distance.
    package func hold(atDistance fraction: Double) {
        (ownRate, endsAtStart) = (0, false)
        pacing = Pacing(first: fraction, last: fraction, curve: .linear, duration: 1)
        timeline.move(to: 0, at: now)
        rateDidChange()
    }

    /// Stands still at a share of the duration.
    package func hold(atTime fraction: Double) {
        (ownRate, endsAtStart) = (0, false)
        pacing = nil
        timeline.move(to: timing.delay + fraction * timing.duration, at: now)
        rateDidChange()
    }

    /// Runs on with the animation's own curve, forward or backward. `duration` is that of the rest in seconds; `nil`
    /// is what is left of the animation's own.
    package func run(isReversed: Bool, duration: TimeInterval? = nil) {
        if let pacing {
            let fraction = pacing.fraction(at: timeline.position(at: now))
            self.pacing = nil
            timeline.move(to: timing.delay + timing.curve.time(ofValue: fraction) * timing.duration, at: now)
        }
        let rest = (isReversed ? timeFraction : 1 - timeFraction) * timing.duration
        let speed = duration.map { $0 > 0 ? rest / $0 : .greatestFiniteMagnitude } ?? 1
        (ownRate, endsAtStart) = (isReversed ? -speed : speed, isReversed)
        rateDidChange()
    }

    /// Runs on to an end with another curve.
    package func run(isReversed: Bool, curve: TimingCurve, duration: TimeInterval) {
        let fraction = distanceFraction
        pacing = Pacing(first: fraction, last: isReversed ? 0 : 1, curve: curve, duration: duration)
        timeline.move(to: 0, at: now)
        ownRate = 1
        endsAtStart = isReversed
        rateDidChange()
    }

    /// Time runs at another rate in the layers.
    func timeDidChange(rate: Double) {
        guard rate != layerRate else { return }
        layerRate = rate
        rateDidChange()
    }

    private func rateDidChange() {
        timeline.setRate(layerRate * ownRate, at: now)
        scheduleEnd()
        for entry in layers { entry.layer?.host?.appearanceDidChange() }
        if runningCount == 0, isCommitted, ownRate != 0 { completeInNextTurn() }
    }
}

extension CALayer {
    /// The values on screen before the model changed from `old`.
    fileprivate func presentedValues(from old: LayerValues) -> LayerValues {
        let new = values
        values = old
        defer { values = new }
        return presentedValues
    }
}
