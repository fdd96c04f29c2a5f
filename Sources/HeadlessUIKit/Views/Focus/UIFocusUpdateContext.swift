import Foundation

/// The context of a focus update. Never created by the system: there is no focus engine.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that was focused. Always `nil`.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }

    /// The item to be focused. Always `nil`.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }

    /// The view that was focused. Always `nil`.
    open weak var previouslyFocusedView: UIView? { nil }

    /// The view to be focused. Always `nil`.
    open weak var nextFocusedView: UIView? { nil }

    /// The direction of the focus movement. Always empty.
    open var focusHeading: UIFocusHeading { [] }
}

/// The context of a focus update in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the item that was focused. Always `nil`.
    open var previouslyFocusedIndexPath: IndexPath? { nil }

    /// The index path of the item to be focused. Always `nil`.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that was focused. Always `nil`.
    open var previouslyFocusedIndexPath: IndexPath? { nil }

    /// The index path of the row to be focused. Always `nil`.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Coordinates animations with a focus update. There is no focus engine, so animations run immediately.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs the animations and then the completion handler, both immediately.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
