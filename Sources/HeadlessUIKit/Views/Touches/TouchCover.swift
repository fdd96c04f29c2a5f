import Foundation

/// Something in front of everything in a window, such as a context menu: a touch beside it ends it and goes no further.
@MainActor protocol TouchCover: AnyObject {
    /// Whether a point of the window is on what is drawn, which takes the touch.
    func isContent(at point: CGPoint) -> Bool

    func end()
}

/// The views of a cover, which a higher floor draws over a window.
@MainActor protocol DrawnCover: AnyObject {
    /// Whether a point of the window is on what is drawn.
    func isContent(at point: CGPoint) -> Bool

    /// Shows what the cover shows now.
    func update()

    /// Disappears.
    func end()
}

/// Draws the covers of a window.
@MainActor protocol CoverDrawing: AnyObject {
    /// Shows a cover over a window; returns `nil` for one that is not drawn.
    func draw(_ cover: any TouchCover, in window: UIWindow) -> (any DrawnCover)?
}
