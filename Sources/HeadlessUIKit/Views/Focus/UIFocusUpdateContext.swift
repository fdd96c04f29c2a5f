import Foundation

/// A move of the focus of a keyboard. There is no such focus on a headless machine, and so no move of it.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// What had the focus.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }

    /// What gets the focus.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }

    /// The view that had the focus.
    open weak var previouslyFocusedView: UIView? { nil }

    /// The view that gets the focus.
    open weak var nextFocusedView: UIView? { nil }

    /// Where the focus goes.
    open var focusHeading: UIFocusHeading { [] }
}

/// A move of the focus of a keyboard in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus.
    open var previouslyFocusedIndexPath: IndexPath? { nil }

    /// The item that gets the focus.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus of a keyboard in a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus.
    open var previouslyFocusedIndexPath: IndexPath? { nil }

    /// The row that gets the focus.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs animations along with a move of the focus: at once, as nothing is focused here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs the animations, then the completion.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
