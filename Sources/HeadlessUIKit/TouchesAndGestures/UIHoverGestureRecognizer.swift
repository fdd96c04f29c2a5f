import Foundation

/// Recognises a pointer over a view. There is no pointer on a headless machine, so it never begins.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// A finger is no pointer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}
