import Foundation

/// The state of one `UIView.animate` call: the animated layers, the timing and the completion.
@MainActor final class ViewAnimation {
    /// The animation whose block is running. It is static because UIKit's API, class methods and plain setters, has no
    /// other place for it.
    static private(set) var current: ViewAnimation?
    static var areEnabled = true

    private(set) var timing: AnimationTiming
    let options: UIView.AnimationOptions
    private let completion: ((Bool) -> Void)?
    // Weak: layers own their animations, which own this object, and it must not keep a window alive.
    private weak var clock: VirtualClock?
    private var token: VirtualClock.Token?
    private var layers: [WeakLayer] = []
    private var runningCount = 0
    private var isFinished = true
    private var isCommitted = false

    private struct WeakLayer {
        weak var layer: CALayer?
        /// The model values before and after the block.
        let original: LayerValues
        let final: LayerValues
    }

    /// The timing of the keyframe whose block is running; `nil` outside of one.
    var keyframeTiming: AnimationTiming?
    private var isKeyframe: Bool { keyframeTiming != nil }

    /// What decides on the time of the animation instead of the clock, in an interactive transition.
    nonisolated(unsafe) private(set) var scrubber: AnimationScrubber?

    private var start: TimeInterval = 0
    /// Tells the transaction in which the animation started that it ended.
    private var endInTransaction: (() -> Void)?

    init(timing: AnimationTiming, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
        self.timing = timing
        self.options = options
        self.completion = completion
    }

    /// Runs a block whose changes belong to the animation; with `nil` they are not animated.
    static func run(_ animation: ViewAnimation?, _ body: () -> Void) {
        let previous = current
        current = animation
        body()
        current = previous
    }

    /// Starts the animation of what the block changed. It ends at once if nothing changed.
    func commit() {
        isCommitted = true
        if let scrubber = AnimationScrubber.recording {
            self.scrubber = scrubber
            scrubber.add(self)
            return
        }
        guard let clock, runningCount > 0 else {
            if runningCount == 0 { complete() }
            return
        }
        start = clock.now
        endInTransaction = LayerTransaction.animationDidStart()
        let total = timing.totalTime
        guard total.isFinite else { return }
        token = clock.schedule(after: total) { [weak self] in self?.end() }
    }

    /// Animates the difference between the old and the current values. Views without a window do not animate.
    func record(_ view: UIView, from old: LayerValues) {
        guard let clock = view.windowStorage?.clock else { return }
        let layer = view.layer
        let changes = LayerAnimation.Change.changes(from: old, to: layer.values)
        guard !changes.isEmpty else { return }
        if self.clock == nil {
            self.clock = clock
            timing.run(at: view.animationSpeed)
        }
        let presented = layer.presentedValues(from: old)
        layers.append(WeakLayer(layer: layer, original: old, final: layer.values))
        layer.animationClock = clock
        for change in changes {
            add(change, to: layer, presented: presented, at: clock.now)
        }
    }

    /// Lays out the views that the block changed, so that their subviews animate with them.
    func layoutChangedViews() {
        for entry in layers { entry.layer?.view?.layoutIfNeeded() }
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
        if !isKeyframe, options.contains(.beginFromCurrentState) || !change.isAdditive {
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
            LayerAnimation(change: change, start: now, timing: keyframeTiming ?? timing, owner: self)
        )
        runningCount += 1
    }

    private func end() {
        token = nil
        for case let layer? in layers.map(\.layer) {
            let count = layer.runningAnimations.count
            layer.runningAnimations.removeAll { $0.owner === self }
            if layer.runningAnimations.count != count { layer.view?.appearanceDidChange() }
        }
        runningCount = 0
        complete()
    }

    private func complete() {
        layers = []
        clock = nil
        completion?(isFinished)
        endInTransaction?()
        endInTransaction = nil
    }

    // MARK: Interactive transitions

    func scrubbedTimeDidChange() {
        for case let layer? in layers.map(\.layer) { layer.view?.appearanceDidChange() }
    }

    /// Ends an animation that a scrubber held: at its end, or back at its start if it was canceled.
    func endScrubbing(isCancelled: Bool) {
        scrubber = nil
        if isCancelled {
            Self.run(nil) {
                for entry in layers { entry.layer?.view?.setLayerValues(entry.original) }
            }
        }
        end()
    }

    // MARK: Stopping

    /// Seconds until the end.
    var remainingTime: TimeInterval {
        guard let clock else { return 0 }
        return start + timing.totalTime - clock.now
    }

    /// Stops without calling the completion and sets the models to the values on screen.
    func stop() {
        if let token { clock?.cancel(token) }
        token = nil
        Self.run(nil) {
            for case let layer? in layers.map(\.layer) {
                let presented = layer.presentedValues
                layer.runningAnimations.removeAll { $0.owner === self }
                layer.view?.setLayerValues(presented)
            }
        }
        runningCount = 0
        clock = nil
        endInTransaction?()
        endInTransaction = nil
    }

    /// Sets the models of a stopped animation to the values at a position.
    func settle(at position: UIViewAnimatingPosition) {
        Self.run(nil) {
            for entry in layers {
                switch position {
                case .current: break
                case .start: entry.layer?.view?.setLayerValues(entry.original)
                case .end: entry.layer?.view?.setLayerValues(entry.final)
                }
            }
        }
        layers = []
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
