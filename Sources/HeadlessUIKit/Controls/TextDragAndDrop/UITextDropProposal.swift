import Foundation

/// What a view proposes to do with text dropped at the current location.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// Where the text goes; the position under the finger by default.
    open var dropAction = UITextDropProposal.Action.insert

    /// How progress is shown while the items load. No effect here: no progress is shown.
    open var dropProgressMode = UITextDropProposal.ProgressMode.system

    /// Whether text dragged within one view is moved or copied directly, without its items. `true` by default.
    open var useFastSameViewOperations = true

    /// Who inserts the text; the view by default.
    open var dropPerformer = UITextDropProposal.Performer.view

    /// Returns a proposal with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        copy.dropAction = dropAction
        copy.dropProgressMode = dropProgressMode
        copy.useFastSameViewOperations = useFastSameViewOperations
        copy.dropPerformer = dropPerformer
        return copy
    }
}

extension UITextDropProposal {
    /// Where dropped text goes.
    public enum Action: UInt, Sendable {
        /// It is inserted at the position under the finger.
        case insert = 0
        /// It replaces the selection.
        case replaceSelection = 1
        /// It replaces the whole text.
        case replaceAll = 2
    }

    /// How progress is shown while dropped items load.
    public enum ProgressMode: UInt, Sendable {
        /// By the system.
        case system = 0
        /// By the app.
        case custom = 1
    }

    /// Who inserts dropped text.
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate, when the drop is about to be performed.
        case delegate = 1
    }
}
