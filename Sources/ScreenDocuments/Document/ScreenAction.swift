import Honeycomb
import PartDeclarations

/// An action that a document requests from the app, for a row, a header, a footer or the whole list.
public struct ScreenAction: Hashable, Sendable {
    /// A closure that performs actions. It is called on the main actor, after the tap or the change.
    public typealias Handler = @MainActor (ScreenAction) -> Void

    /// A closure that performs loading actions and returns when loading has finished or failed.
    public typealias LoadHandler = @MainActor (ScreenAction) async -> Void

    /// The name in the document, such as "profile".
    public let name: String

    /// The `id` of the section that contains the row; empty for the whole list.
    public let sectionIdentifier: String

    /// The `id` of the row; "header" or "footer" for those of a section; "refresh", "didReachStart" or "didReachEnd"
    /// for the whole list.
    public let itemIdentifier: String

    /// The user's input: a tap, or the new value of a control.
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
