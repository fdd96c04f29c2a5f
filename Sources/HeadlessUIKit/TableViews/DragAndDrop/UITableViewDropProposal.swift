import Foundation

/// Says what would become of what is dragged over a table, and where.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where something is dropped.
    public enum Intent: Int, Sendable {
        /// At no place in particular.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath = 1
        /// Into a row.
        case insertIntoDestinationIndexPath = 2
        /// The table decides: on a row or between two.
        case automatic = 3
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
