import Foundation

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the drop is canceled.
    case cancel = 0
    /// No operation, although the location usually accepts drops.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}

/// The operation that a destination proposes for a drop at the current location.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let operationStorage: UIDropOperation

    /// The proposed operation.
    open var operation: UIDropOperation { operationStorage }

    /// Whether the drop needs precise positioning. No effect here: the preview does not change.
    open var isPrecise = false

    /// Whether the preview has its full size. No effect here: it always has its full size.
    open var prefersFullSizePreview = false

    /// Creates a proposal with an operation.
    public init(operation: UIDropOperation) {
        operationStorage = operation
        super.init()
    }

    /// Returns the proposal itself. Changes after copying affect both.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
