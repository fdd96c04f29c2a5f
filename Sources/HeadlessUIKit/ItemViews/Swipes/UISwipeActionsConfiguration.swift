import Foundation

/// The set of actions that a swipe on a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge of the row.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
