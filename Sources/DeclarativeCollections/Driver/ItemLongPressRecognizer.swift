import PortableUIKit

/// Tells of a touch that rested on one place for half a second, the system's duration of a long press.
///
/// It observes its own state because targets and actions need an Objective-C runtime.
final class ItemLongPressRecognizer: UILongPressGestureRecognizer {
    var didBegin: ((ItemLongPressRecognizer) -> Void)?

    override var state: UIGestureRecognizer.State {
        didSet {
            if state == .began, oldValue != .began {
                didBegin?(self)
            }
        }
    }
}
