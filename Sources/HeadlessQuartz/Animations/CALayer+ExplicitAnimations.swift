import Foundation

extension CALayer {
    /// Adds a copy of an animation, replacing the one with the same key. Transitions have one key.
    final func performAdd(_ animation: CAAnimation, forKey key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let key = animation is CATransition ? kCATransition : key
        nonisolated(unsafe) let added = copy
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            if let key { layer.endAnimations { $0.key == key } }
            let explicit = ExplicitAnimation(key: key, animation: added)
            layer.ensuredExtras.animations.append(explicit)
            layer.startWaitingAnimations()
            if explicit.isWaiting { NextTurn.perform { layer.interruptIfWaiting(explicit) } }
            layer.appearanceDidChange()
        }
    }

    final func performRemoveAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            layer.endBlockAnimations { layer.viewAnimationKeys[$0] == key }
            layer.endAnimations { $0.key == key }
        }
    }

    /// Whether the layer has animations, so that its presentation values may differ from the model's.
    package final var isAnimated: Bool {
        !runningAnimations.isEmpty || extras.map { !$0.animations.isEmpty } ?? false
    }

    /// Whether the content of the layer or a sublayer, excluding subviews' layers, changes with time.
    @MainActor package final var changesWithTime: Bool {
        if !runningAnimations.isEmpty { return true }
        guard let extras else { return false }
        if extras.animations.contains(where: \.isRunning) { return true }
        if let mask = extras.mask, mask.changesWithTime { return true }
        return extras.sublayers?.contains { !isLayerOfSubview($0) && $0.changesWithTime } ?? false
    }

    /// Returns the layer's values, or those of one of its parts, with its explicit animations applied.
    package final func presented<Root>(
        _ root: Root,
        _ property: (_ names: ArraySlice<Substring>) -> AnimatableProperty<Root>?
    ) -> Root {
        guard let animations = extras?.animations, !animations.isEmpty else { return root }
        let changes = MainActor.assumeIsolated { Unchecked(value: animations.flatMap { $0.changes() }) }.value
        var presented = root
        for change in changes {
            let names = (change.animation.keyPath ?? "").split(separator: ".")[...]
            guard let whole = property(names), let part = whole.part(names.dropFirst(), of: presented),
                let base = part.get(presented), let value = change.animation.result(at: change.moment, base: base)
            else { continue }
            part.set(&presented, value)
            if let turn = change.animation.turn(at: change.moment, base: base),
                let rotation = property(["transform"])?.part(["rotation"], of: presented),
                let angle = rotation.get(presented)
            {
                rotation.set(&presented, AnimatableValue(angle.number + turn))
            }
        }
        return presented
    }

    /// The layer moved to or from a window: starts its waiting animations or ends them all.
    final func hostDidChange() {
        guard extras != nil else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            if layer.nearestHost?.animationClock == nil {
                layer.endAnimationsInHierarchy()
            } else {
                layer.startWaitingAnimations()
            }
        }
    }

    private struct Unchecked: @unchecked Sendable {
        let value: [AnimatedChange]
    }
}

@MainActor extension CALayer {
    /// Starts the animations that wait for a clock, in the layer and its sublayers except subviews' layers.
    package func startWaitingAnimations() {
        guard let extras, let clock = nearestHost?.animationClock else { return }
        for animation in extras.animations where animation.isWaiting {
            animation.begin(on: clock, rate: timeRate, of: self)
        }
        for sublayer in extras.sublayers ?? [] where !isLayerOfSubview(sublayer) { sublayer.startWaitingAnimations() }
        extras.mask?.startWaitingAnimations()
    }

    /// Ends all animations of the layer and its sublayers, except subviews' layers, because they left their window's
    /// clock.
    package func endAnimationsInHierarchy() {
        if isAnimated { removeAllAnimations() }
        guard let extras else { return }
        for sublayer in extras.sublayers ?? [] where !isLayerOfSubview(sublayer) { sublayer.endAnimationsInHierarchy() }
        extras.mask?.endAnimationsInHierarchy()
    }

    /// Tells that an animation was interrupted, because the layer is in no window when its transaction is committed. An animation
    /// that is kept after its completion runs once the layer is in a window.
    private func interruptIfWaiting(_ animation: ExplicitAnimation) {
        guard animation.isWaiting else { return }
        if animation.animation.isRemovedOnCompletion {
            endAnimations { $0 === animation }
        } else {
            animation.interrupt()
        }
    }

    func explicitAnimationDidEnd(_ animation: ExplicitAnimation) {
        if animation.animation.isRemovedOnCompletion { extras?.animations.removeAll { $0 === animation } }
        appearanceDidChange()
    }

    func endAnimations(where shouldEnd: (ExplicitAnimation) -> Bool) {
        guard let extras, extras.animations.contains(where: shouldEnd) else { return }
        let ended = extras.animations.filter(shouldEnd)
        extras.animations.removeAll { animation in ended.contains { $0 === animation } }
        for animation in ended { animation.finish(false) }
        appearanceDidChange()
    }
}
