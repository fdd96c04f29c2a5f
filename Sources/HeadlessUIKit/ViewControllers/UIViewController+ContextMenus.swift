import Foundation

/// A closure that creates the view controller for a context menu's preview; `nil` means the interaction's view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
    /// Creates a configuration. The default identifier is unique.
    public convenience init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(for: identifier, preview: previewProvider, actions: actionProvider)
    }
}

extension UIContextMenuInteractionAnimating {
    /// The view controller of the preview.
    public var previewViewController: UIViewController? {
        (self as? ContextMenuAnimator)?.preview as? UIViewController
    }
}
