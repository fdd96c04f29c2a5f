import PortableUIKit

/// Recognizes a touch held in place for half a second, the system's duration of a long press, and reports its later
/// movement.
///
/// It observes its own state because target-action needs the Objective-C runtime.
final class ItemLongPressRecognizer: UILongPressGestureRecognizer {
    var didChangeState: ((ItemLongPressRecognizer) -> Void)?

    override var state: UIGestureRecognizer.State {
        didSet {
            // A moving finger changes the state from `changed` to `changed`.
            if state != oldValue || state == .changed {
                didChangeState?(self)
            }
        }
    }
}
