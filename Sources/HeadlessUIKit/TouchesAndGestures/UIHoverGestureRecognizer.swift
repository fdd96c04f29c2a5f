import Foundation

/// A recognizer of a pointer that hovers over a view. Only a host moves a pointer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Fails: a touch isn't a pointer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// The distance of a pencil from the screen, from 0 to 1. Always 0.
    @available(iOS 16.1, *)
    open var zOffset: CGFloat { 0 }

    /// The altitude of a pencil above the screen, in radians. Always a right angle.
    @available(iOS 16.4, *)
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the direction of a pencil in a view's coordinates, in radians. Always 0.
    @available(iOS 16.4, *)
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil in a view's coordinates, as a vector of length 1.
    @available(iOS 16.4, *)
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    final func pointerDidMove(to location: CGPoint) {
        lastLocationInWindow = location
        state = state == .possible ? .began : .changed
    }

    final func pointerDidLeave() {
        guard state == .began || state == .changed else { return }
        state = .ended
        prepareForNextGesture()
    }
}
