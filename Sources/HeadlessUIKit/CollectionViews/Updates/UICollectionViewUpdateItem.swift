import Foundation

/// One change of a batch update, as the layout receives it before the update is animated.
///
/// Changes of whole sections have index paths whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes.
    public enum Action: Int, Sendable {
        /// The item is inserted.
        case insert = 0
        /// The item is deleted.
        case delete = 1
        /// The item is reloaded: deleted and inserted at the same index path.
        case reload = 2
        /// The item is moved.
        case move = 3
        /// No change.
        case none = 4
    }

    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    /// Creates an update item without a change.
    public override init() {
        action = .none
        before = nil
        after = nil
        super.init()
    }

    init(action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    /// The index path before the update, or `nil` for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update, or `nil` for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of the change.
    open var updateAction: Action { action }
}
