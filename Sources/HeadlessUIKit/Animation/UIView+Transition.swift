import Foundation

extension UIView {
    /// Changes a view and what is in it. The new state shows at once, also where a dissolve or a flip is asked for; the
    /// completion is called when that would be over.
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

    /// Takes a view's place in its superview, or where both stay there, shows one and hides the other.
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
            completion?(true)
            return
        }
        let end = LayerTransaction.animationDidStart()
        clock.schedule(after: duration) {
            completion?(true)
            end?()
        }
    }
}
