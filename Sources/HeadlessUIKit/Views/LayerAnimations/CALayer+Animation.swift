import Foundation

extension CALayer {
    /// What is painted at present: the model's values unless animations are under way.
    final var presentedValues: LayerValues {
        guard isAnimated else { return values }
        return presented(valuesOfViewAnimations, LayerValues.property)
    }

    private var valuesOfViewAnimations: LayerValues {
        guard !runningAnimations.isEmpty, let clock = animationClock else { return values }
        let now = MainActor.assumeIsolated { clock.now }
        var presented = values
        // Backwards: a part of an animation leads to where the part after it begins.
        for animation in runningAnimations.reversed() { animation.apply(to: &presented, at: now) }
        return presented
    }

    /// A copy of the layer with the values that are painted at present. A layer of a class of one's own that is at rest
    /// looks like itself.
    public final func presentation() -> Self? {
        if !Self.isOwnClass, !isAnimated { return self }
        guard let copy = Self(coder: LayerCoder()) else { return nil }
        copy.copyLooks(of: self, presented: true)
        return copy
    }

    /// Whether the class is one of this module's.
    private static var isOwnClass: Bool {
        self == CALayer.self || self == CAShapeLayer.self || self == CAGradientLayer.self
    }

    /// Ends all animations of the layer: it jumps to its model's values.
    public final func removeAllAnimations() {
        guard isAnimated else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            layer.endViewAnimations { _ in true }
            layer.endAnimations { _ in true }
        }
    }
}
