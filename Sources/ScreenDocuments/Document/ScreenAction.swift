import Honeycomb
import PartDeclarations

/// What a row, header or footer of a document, or the list as a whole, asks the app to do when somebody uses it.
public struct ScreenAction: Hashable, Sendable {
    /// Does what actions ask for. It is called on the main actor, after the tap or the change.
    public typealias Handler = @MainActor (ScreenAction) -> Void

    /// Loads what actions ask for, and returns when that is done or has failed.
    public typealias LoadHandler = @MainActor (ScreenAction) async -> Void

    /// The name in the document, such as "profile".
    public let name: String

    /// The `id` of the section with the row; empty for the list as a whole.
    public let sectionIdentifier: String

    /// The `id` of the row; "header" or "footer" for those of the section; "refresh", "didReachStart" or "didReachEnd" for the
    /// list as a whole.
    public let itemIdentifier: String

    /// What was done: a tap, or the value that was set.
    public let value: PartActionValue

    /// Creates an action.
    public init(
        name: String,
        sectionIdentifier: String = "",
        itemIdentifier: String,
        value: PartActionValue = .tap
    ) {
        self.name = name
        self.sectionIdentifier = sectionIdentifier
        self.itemIdentifier = itemIdentifier
        self.value = value
    }
}
