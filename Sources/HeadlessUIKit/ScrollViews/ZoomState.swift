import Foundation

/// The zoom state of a scroll view.
struct ZoomState {
    var scale: CGFloat = 1
    /// The recognizer of pinches, while the limits allow zooming.
    var recognizer: UIPinchGestureRecognizer?
    var pinch: Pinch?
    /// Whether the scale returns to a limit that a pinch exceeded.
    var isBouncing = false

    /// What is zoomed while fingers pinch.
    struct Pinch {
        var view: UIView
        var base: Base
        /// The point of the unscaled content that stays between the fingers.
        var point: CGPoint
    }

    /// What each step of a zoom scales from, so that rounding errors do not accumulate.
    struct Base {
        var scale: CGFloat
        var contentSize: CGSize
        var origin: CGPoint
    }
}
