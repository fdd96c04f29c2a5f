import Foundation

extension CALayer {
    /// The values on screen now: the model's values unless animations are running.
    package final var presentedValues: LayerValues {
        guard isAnimated else { return values }
        return presented(valuesOfBlockAnimations, LayerValues.property)
    }

    private var valuesOfBlockAnimations: LayerValues {
        guard !runningAnimations.isEmpty, let clock = animationClock else { return values }
        let now = MainActor.assumeIsolated { clock.now }
        var presented = values
        // In reverse order, because a keyframe ends at the value where the next one begins.
        for animation in runningAnimations.reversed() { animation.apply(to: &presented, at: now) }
        return presented
    }

    final func performRemoveAllAnimations() {
        guard isAnimated else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            layer.endBlockAnimations { _ in true }
            layer.endAnimations { _ in true }
        }
    }
}
