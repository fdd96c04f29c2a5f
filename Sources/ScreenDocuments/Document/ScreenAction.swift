import Honeycomb

/// What a row, header or footer of a document asks the app to do when somebody uses it.
public struct ScreenAction: Hashable, Sendable {
    /// Does what actions ask for. It is called on the main actor, after the tap or the change.
    public typealias Handler = @MainActor (ScreenAction) -> Void

    /// The name in the document, such as "profile".
    public let name: String

    /// The `id` of the section with the row.
    public let sectionIdentifier: String

    /// The `id` of the row; "header" or "footer" for those of the section.
    public let itemIdentifier: String

    /// What was done: a tap, or the value that was set.
    public let value: PartActionValue

    /// Creates an action.
    public init(name: String, sectionIdentifier: String, itemIdentifier: String, value: PartActionValue = .tap) {
        self.name = name
        self.sectionIdentifier = sectionIdentifier
        self.itemIdentifier = itemIdentifier
        self.value = value
    }
}
