import Foundation

/// One change of a batch update, as the layout is told of it before the update is animated.
///
/// Changes of whole sections have index paths whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to the item.
    public enum Action: Int, Sendable {
        /// The item is put in.
        case insert = 0
        /// The item is taken out.
        case delete = 1
        /// The item is taken out and another put in its place.
        case reload = 2
        /// The item goes to another place.
        case move = 3
        /// Nothing happens.
        case none = 4
    }

    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    /// Makes a change of nothing.
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

    /// Where the item is before the update, nil for an insert.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Where the item is after the update, nil for a delete.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens to the item.
    open var updateAction: Action { action }
}
