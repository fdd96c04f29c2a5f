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

    /// Whether the class is one of this module's.
    static var isModuleClass: Bool {
        moduleClasses.contains(ObjectIdentifier(self))
    }

    private static let moduleClasses = Set(
        [
            CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self,
            CAReplicatorLayer.self, CAScrollLayer.self,
        ].map { ObjectIdentifier($0) }
    )

    final func performRemoveAllAnimations() {
        guard isAnimated else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            layer.endViewAnimations { _ in true }
            layer.endAnimations { _ in true }
        }
    }
}
