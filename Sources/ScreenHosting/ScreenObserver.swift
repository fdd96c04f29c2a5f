import PortableUIKit

/// What is told of a screen while it is used.
@MainActor
package protocol ScreenObserver: AnyObject {
    /// Called after time passed on the clock of the screen, and layout ran.
    func timePassed(on host: ScreenHost)

    /// Called when a touch begins or moves, with its place in window coordinates; with `nil` when it ends.
    func touchChanged(to point: CGPoint?, on host: ScreenHost)
}
