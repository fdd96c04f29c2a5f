import Foundation

extension UIView {
    /// The animations that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// Fades the views out and removes them.
        case delete
    }

    static func performSystemAnimation(
        _ animation: UIView.SystemAnimation,
        on views: [UIView],
        options: UIView.AnimationOptions,
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        animate(withDuration: systemDuration, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// The duration of system animations in seconds.
    private static let systemDuration: TimeInterval = 0.25
}
