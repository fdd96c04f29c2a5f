import Foundation

/// The standard animation of a pop that the user controls.
@MainActor final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var motion: NavigationMotion?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationMotion.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let top = context.view(forKey: .to), let old = context.view(forKey: .from) else {
            return context.completeTransition(true)
        }
        context.containerView.insertSubview(top, belowSubview: old)
        let motion = NavigationMotion { context.completeTransition(!context.transitionWasCancelled) }
        self.motion = motion
        motion.run(top: top, old: old, isPush: false, isLinear: true)
    }
}
