import Foundation

/// Something in front of everything in a window, such as a context menu: a touch beside it ends it and goes no further.
@MainActor protocol TouchCover: AnyObject {
    /// Whether a point of the window is on what is drawn, which takes the touch.
    func isContent(at point: CGPoint) -> Bool

    func end()
}
