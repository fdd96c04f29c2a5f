import PortableUIKit

/// Tells of taps on headers and footers, which a collection view does not select.
///
/// It observes its own state because targets and actions need an Objective-C runtime.
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
