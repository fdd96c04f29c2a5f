import Foundation

/// The set of actions that a swipe on a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge of the row.
    open var actions: [UIContextualAction] { actionsStorage }
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    private let actionsStorage: [UIContextualAction]

    /// Creates a configuration with actions.
    public convenience init(actions: [UIContextualAction]) {
        self.init(ordered: actions)
    }

    private init(ordered actions: [UIContextualAction]) {
        actionsStorage = actions
        super.init()
    }
}
