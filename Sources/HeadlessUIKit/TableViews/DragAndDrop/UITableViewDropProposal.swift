import Foundation

/// The operation and the location that a delegate proposes for a drop on a table view.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The location of a drop relative to the destination index path.
    public enum Intent: Int, Sendable {
        /// No specific location.
        case unspecified = 0
        /// Between rows, at the destination index path.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination index path.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into a row: the table view decides.
        case automatic = 3
    }

    private let intentStorage: Intent

    /// The proposed location of the drop.
    open var intent: Intent { intentStorage }

    /// Creates a proposal with an operation and a location.
    public init(operation: UIDropOperation, intent: Intent) {
        intentStorage = intent
        super.init(operation: operation)
    }

    /// Creates a proposal with an operation and an unspecified location.
    public override init(operation: UIDropOperation) {
        intentStorage = .unspecified
        super.init(operation: operation)
    }
}
