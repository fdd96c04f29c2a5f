import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of a gesture recognizer, which fine-tunes recognition.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    // default: true
    /// Asks whether a recognizer may begin. `true` by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    // default: false
    /// Asks whether two recognizers may recognize their gestures simultaneously. `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    // default: false
    /// Asks whether a recognizer requires another one to fail. `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    // default: false
    /// Asks whether another recognizer requires this one to fail. `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    // default: true
    /// Asks whether a recognizer receives a touch. `true` by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    // default: true
    /// Asks whether a recognizer receives a press. `true` by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

    // default: true
    /// Asks whether a recognizer receives an event, before its touches and presses. `true` by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
