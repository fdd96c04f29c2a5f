import Foundation

/// The actions that a swipe on a row offers, the outermost first.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the edge first.
    public let actions: [UIContextualAction]
    /// Whether a long swipe carries out the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
