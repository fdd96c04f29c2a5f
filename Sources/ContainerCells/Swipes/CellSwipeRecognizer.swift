import PortableUIKit

/// Recognizes a horizontal drag of a row and reports its movement.
///
/// It observes its own state because target-action needs the Objective-C runtime.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    var didChangeState: ((RowSwipeRecognizer) -> Void)?

    override var state: UIGestureRecognizer.State {
        didSet {
            if state != oldValue || state == .changed { didChangeState?(self) }
        }
    }
}
