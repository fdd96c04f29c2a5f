import Foundation

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, and this is a place where something could.
    case forbidden = 1
    /// A copy stays here.
    case copy = 2
    /// It leaves where it came from.
    case move = 3
}

/// Says what would become of what is dragged, were it dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let operationStorage: UIDropOperation

    /// What would become of it.
    open var operation: UIDropOperation { operationStorage }

    /// Whether the place is a small one. The preview looks the same here.
    open var isPrecise = false

    /// Whether the preview is shown in its full size, which it always is here.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        operationStorage = operation
        super.init()
    }

    /// A proposal with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
