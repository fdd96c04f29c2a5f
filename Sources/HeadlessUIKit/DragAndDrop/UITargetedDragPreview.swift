import Foundation

/// The preview of a drag item with its position in a container.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the preview at another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
