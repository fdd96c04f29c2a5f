import Foundation

/// The set of actions that a swipe on a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge of the row.
    open var actions: [UIContextualAction] { actionsStorage }
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    private let actionsStorage: [UIContextualAction]

    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        actionsStorage = actions
        super.init()
    }
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UISwipeActionsConfiguration {
    /// Creates a configuration without actions.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(actions: [])
    }
}
