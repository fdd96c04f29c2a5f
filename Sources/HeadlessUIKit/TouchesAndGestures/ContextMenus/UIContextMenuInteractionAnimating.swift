import Foundation

/// Lets a delegate animate along while a context menu appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The view controller that is shown as a preview.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block to call when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes away.
    case dismiss = 0
    /// It grows into what comes next.
    case pop = 1
}

/// Lets a delegate animate along when a preview is tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
