import Foundation

/// The set of actions that a swipe on a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge of the row.
    open var actions: [UIContextualAction] { actionsStorage }
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    private let actionsStorage: [UIContextualAction]

    /// Creates a configuration without actions.
    public convenience override init() {
        self.init(actions: [])
    }

    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        actionsStorage = actions
        super.init()
    }
}
