import Foundation

/// Moves one screen of a stack in and the other out.
@MainActor final class NavigationMotion {
    private var completion: (() -> Void)?

    /// UIKit's time for it, in seconds.
    static let duration: TimeInterval = 0.35
    /// How far the lower screen moves, in parts of its width.
    private static let shareBelow: CGFloat = 0.3

    init(completion: @escaping () -> Void) {
        self.completion = completion
    }

    /// Ends it, at once where it is under way.
    func finish() {
        let due = completion
        completion = nil
        due?()
    }

    func run(top: UIView, old: UIView?, isPush: Bool) {
        let width = top.bounds.width * (top.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let beside = CGAffineTransform(translationX: width, y: 0)
        let below = CGAffineTransform(translationX: -width * Self.shareBelow, y: 0)
        if !isPush, let old { old.superview?.bringSubviewToFront(old) }
        UIView.performWithoutAnimation { top.transform = isPush ? beside : below }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            top.transform = .identity
            old?.transform = isPush ? below : beside
        } completion: { [weak self] _ in
            self?.finish()
        }
    }
}
