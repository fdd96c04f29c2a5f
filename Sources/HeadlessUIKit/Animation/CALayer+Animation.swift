import Foundation

extension CALayer {
    /// What is painted at present: the model's values unless animations are under way.
    final var presentedValues: LayerValues {
        guard !runningAnimations.isEmpty, let clock = animationClock else { return values }
        let now = MainActor.assumeIsolated { clock.now }
        var presented = values
        // Backwards: a part of an animation leads to where the part after it begins.
        for animation in runningAnimations.reversed() { animation.apply(to: &presented, at: now) }
        return presented
    }

    /// A copy of the layer with the values that are painted at present.
    public final func presentation() -> Self? {
        let copy = Self()
        copy.values = presentedValues
        copy.maskedCorners = maskedCorners
        copy.masksToBounds = masksToBounds
        copy.isHidden = isHidden
        return copy
    }

    /// Ends all animations of the layer: it jumps to its model's values.
    public final func removeAllAnimations() {
        guard !runningAnimations.isEmpty else { return }
        let ended = runningAnimations
        runningAnimations = []
        let view = view
        MainActor.assumeIsolated {
            for animation in ended { animation.owner.layerAnimationDidEnd(finished: false) }
            view?.appearanceDidChange()
        }
    }
}
