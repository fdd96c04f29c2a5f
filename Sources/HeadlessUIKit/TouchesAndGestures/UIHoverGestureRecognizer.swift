import Foundation

/// A recognizer of a pointer that hovers over a view. It never begins: there is no pointer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Fails: a touch isn't a pointer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}
