/// What a row of a document asks the app to do when it is tapped.
public struct ScreenAction: Hashable, Sendable {
    /// Does what actions ask for. It is called on the main actor, after the tap.
    public typealias Handler = @MainActor (ScreenAction) -> Void

    /// The name in the document, such as "profile".
    public let name: String

    /// The `id` of the section with the row.
    public let sectionIdentifier: String

    /// The `id` of the row.
    public let itemIdentifier: String

    /// Creates an action.
    public init(name: String, sectionIdentifier: String, itemIdentifier: String) {
        self.name = name
        self.sectionIdentifier = sectionIdentifier
        self.itemIdentifier = itemIdentifier
    }
}
