import Foundation

/// The animation of a push or a pop.
@MainActor final class NavigationMotion {
    private var completion: (() -> Void)?

    /// UIKit's duration in seconds.
    static let duration: TimeInterval = 0.35
    /// The distance that the lower screen moves, as a fraction of its width.
    private static let shareBelow: CGFloat = 0.3

    init(completion: @escaping () -> Void) {
        self.completion = completion
    }

    /// Calls the completion, early if the animation is still running.
    func finish() {
        let due = completion
        completion = nil
        due?()
    }

    func run(top: UIView, old: UIView?, isPush: Bool, isLinear: Bool = false) {
        let width = top.bounds.width * (top.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let beside = CGAffineTransform(translationX: width, y: 0)
        let below = CGAffineTransform(translationX: -width * Self.shareBelow, y: 0)
        if !isPush, let old { old.superview?.bringSubviewToFront(old) }
        UIView.performWithoutAnimation { top.transform = isPush ? beside : below }
        let curve: UIView.AnimationOptions = isLinear ? .curveLinear : .curveEaseOut
        UIView.animate(withDuration: Self.duration, delay: 0, options: curve) {
            top.transform = .identity
            old?.transform = isPush ? below : beside
        } completion: { [weak self] _ in
            self?.finish()
        }
    }
}
