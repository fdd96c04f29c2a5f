import Foundation

extension CALayer {
    /// The values on screen now: the model's values unless animations are running.
    final var presentedValues: LayerValues {
        guard isAnimated else { return values }
        return presented(valuesOfViewAnimations, LayerValues.property)
    }

    private var valuesOfViewAnimations: LayerValues {
        guard !runningAnimations.isEmpty, let clock = animationClock else { return values }
        let now = MainActor.assumeIsolated { clock.now }
        var presented = values
        // In reverse order, because a keyframe ends at the value where the next one begins.
        for animation in runningAnimations.reversed() { animation.apply(to: &presented, at: now) }
        return presented
    }

    /// Returns a copy of the layer with the values on screen now.
    ///
    /// A layer of a class outside this module returns itself while it is not animated.
    public final func presentation() -> Self? {
        if !Self.isModuleClass, !isAnimated { return self }
        guard let copy = Self(coder: LayerCoder()) else { return nil }
        copy.copyAppearance(of: self, presented: true)
        return copy
    }

    /// Whether the class is one of this module's.
    private static var isModuleClass: Bool {
        self == CALayer.self || self == CAShapeLayer.self || self == CAGradientLayer.self
    }

    /// Removes all animations. The layer jumps to its model values.
    public final func removeAllAnimations() {
        guard isAnimated else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            layer.endViewAnimations { _ in true }
            layer.endAnimations { _ in true }
        }
    }
}
