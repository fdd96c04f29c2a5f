import Foundation

/// Where a bar is on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Any position.
    case any = 0
    /// At the bottom of its container. The shadow is above the bar.
    case bottom = 1
    /// At the top of its container. The shadow is below the bar.
    case top = 2
    /// At the top of the screen, with its background extended below the status bar.
    case topAttached = 3
}

/// A bar that can be at different positions.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Decides where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    // default: .any
    /// Returns the position of a bar that was added to a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
