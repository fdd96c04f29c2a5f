import Foundation

/// The keyboard over the bottom of a window, as the window knows it.
@MainActor protocol WindowKeyboard: AnyObject {
    /// The height that is shown now, in points; 0 if the keyboard is hidden.
    var shownHeight: CGFloat { get }

    /// Stays in front of a view that was added to the window.
    func comeToFront()

    /// Shows the keyboard for the first responder, or hides it.
    func update()

    /// Updates the keyboard before a layout, if the first responder, the window or the heights of shown views changed.
    func updateIfNeeded()
}
