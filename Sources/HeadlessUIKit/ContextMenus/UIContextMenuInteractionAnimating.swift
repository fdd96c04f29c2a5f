import Foundation

/// Adds animations to the transition of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations to run alongside the menu's transition.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler to call after the transition.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The transitions of a preview when it is committed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview is dismissed.
    case dismiss = 0
    /// The preview expands into the next screen.
    case pop = 1
}

/// Adds animations to the transition of a committed preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The preferred transition of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
