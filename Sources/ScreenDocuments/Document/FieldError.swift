/// What is wrong with the value of a field of a document, by its `checks`.
public struct FieldError: Hashable, Sendable {
    /// The `identifier` of the field.
    public let fieldIdentifier: String

    /// The `id` of the section that contains the field; "bottomBar" for the bar below the list.
    public let sectionIdentifier: String

    /// The `id` of the row that contains the field.
    public let itemIdentifier: String

    /// The message of the first check that fails.
    public let message: String

    /// Whether the field shows the message now.
    public let isShown: Bool
}
