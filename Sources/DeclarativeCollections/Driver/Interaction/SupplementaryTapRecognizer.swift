import PortableUIKit

/// Recognizes taps on headers and footers, which a collection view does not select.
///
/// It observes its own state because target-action needs the Objective-C runtime.
final class SupplementaryTapRecognizer: UITapGestureRecognizer {
    var didTap: ((SupplementaryTapRecognizer) -> Void)?

    override var state: UIGestureRecognizer.State {
        didSet {
            if state == .ended, oldValue != .ended {
                didTap?(self)
            }
        }
    }
}
