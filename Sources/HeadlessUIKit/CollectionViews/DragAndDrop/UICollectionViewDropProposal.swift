import Foundation

/// Says what would become of what is dragged over a collection view, and where.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where something is dropped.
    public enum Intent: Int, Sendable {
        /// At no place in particular.
        case unspecified = 0
        /// Between items.
        case insertAtDestinationIndexPath = 1
        /// Into an item.
        case insertIntoDestinationIndexPath = 2
    }

    private let intentStorage: Intent

    /// Where it would be dropped.
    open var intent: Intent { intentStorage }

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        intentStorage = intent
        super.init(operation: operation)
    }

    /// Makes a proposal for no place in particular.
    public override init(operation: UIDropOperation) {
        intentStorage = .unspecified
        super.init(operation: operation)
    }
}
