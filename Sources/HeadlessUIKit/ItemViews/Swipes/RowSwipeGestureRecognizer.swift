import Foundation

/// A pan recognizer for horizontal swipes on rows.
@MainActor final class RowSwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let controller: RowSwipeController

    init(controller: RowSwipeController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began, .changed: controller.swipe?.follow(translation(in: view).x)
            case .ended: controller.swipe?.endDragging(velocity: velocity(in: view).x)
            case .cancelled: controller.closeActions(animated: true)
            case .possible, .failed: break
            }
        }
    }

    /// Begins only for horizontal pans on rows that have actions on that side.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = translation(in: view)
        guard abs(translation.x) > abs(translation.y) else { return false }
        return controller.beginSwipe(at: location(in: view), towardsRight: translation.x > 0)
    }
}
