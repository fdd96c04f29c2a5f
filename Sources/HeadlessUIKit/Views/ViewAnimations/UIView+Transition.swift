import Foundation

extension UIView {
    static func performTransition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        if options.contains(.allowAnimatedContent) {
            let content = AnimationOptions(rawValue: options.rawValue & AnimationOptions.contentMask)
            animate(withDuration: duration, delay: 0, options: content) { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        finish(in: view, after: duration, completion: completion)
    }

    static func performTransition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let container = fromView.superview
        performWithoutAnimation {
            if options.contains(.showHideTransitionViews) {
                toView.isHidden = false
                fromView.isHidden = true
            } else {
                container?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        finish(in: container ?? toView, after: duration, completion: completion)
    }

    private static func finish(in view: UIView, after duration: TimeInterval, completion: ((Bool) -> Void)?) {
        guard areAnimationsEnabled, duration > 0, let clock = view.windowStorage?.clock else {
            complete(completion)
            return
        }
        let end = LayerTransaction.animationDidStart()
        clock.schedule(after: duration) {
            completion?(true)
            end?()
        }
    }
}
