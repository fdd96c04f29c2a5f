import Foundation

/// Follows a finger that swipes a row to the side.
@MainActor final class RowSwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let host: any RowSwipeHost

    init(host: any RowSwipeHost) {
        self.host = host
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began, .changed: host.swipe?.follow(translation(in: view).x)
            case .ended: host.swipe?.letGo(velocity: velocity(in: view).x)
            case .cancelled: host.closeActions(animated: true)
            case .possible, .failed: break
            }
        }
    }

    /// Only along the row, and only where the row has actions on that side.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = translation(in: view)
        guard abs(translation.x) > abs(translation.y) else { return false }
        return host.beginSwipe(at: location(in: view), towardsRight: translation.x > 0)
    }
}
