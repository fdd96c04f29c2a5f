import Foundation

extension UIViewController {
    /// Adds the new view, runs the animations, and removes the old view afterwards.
    final func performTransition(
        from old: UIViewController,
        to new: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parentStorage === self && new.parentStorage === self,
            "Children view controllers \(old) and \(new) must have a common parent view controller"
        )
        if let container = old.view.superview, !new.view.isDescendant(of: container) {
            container.addSubview(new.view)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            old.viewIfLoaded?.removeFromSuperview()
            completion?(finished)
        }
    }
}
