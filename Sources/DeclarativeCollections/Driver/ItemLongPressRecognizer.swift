import PortableUIKit

/// Tells of a touch that rested on one place for half a second, the system's duration of a long press, and of where it
/// goes from there.
///
/// It observes its own state because targets and actions need an Objective-C runtime.
final class ItemLongPressRecognizer: UILongPressGestureRecognizer {
    var didChangeState: ((ItemLongPressRecognizer) -> Void)?

    override var state: UIGestureRecognizer.State {
        didSet {
            // A finger that moves on changes from one `changed` to the next.
            if state != oldValue || state == .changed {
                didChangeState?(self)
            }
        }
    }
}
