import Foundation

extension UIView {
    /// Changes the content of a view with a transition. The new state appears at once here, also for a dissolve or a
    /// flip; the completion is called after the duration.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.allowAnimatedContent) {
            let content = AnimationOptions(rawValue: options.rawValue & AnimationOptions.contentMask)
            animate(withDuration: duration, delay: 0, options: content) { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        finish(in: view, after: duration, completion: completion)
    }

    /// Replaces a view with another one in its superview. With `.showHideTransitionViews` both stay: one is hidden, the
    /// other shown.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
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
