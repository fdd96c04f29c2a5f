/// A closure of a screen in Swift that becomes a named action in a document.
public struct ScreenHandler: Hashable, Sendable {
    /// The identifier of the section; empty for the whole list.
    public let sectionIdentifier: String
    /// The identifier of the row; "header" or "footer" for those of a section; "refresh", "didReachStart", "didReachEnd" or
    /// "selection" for the whole list.
    public let itemIdentifier: String
    /// The key of the action in the document: "action" or "longPressAction" of a row, "trailingActions/0" of the first of
    /// its swipe actions, or that of a field of a part.
    public let key: String
}
