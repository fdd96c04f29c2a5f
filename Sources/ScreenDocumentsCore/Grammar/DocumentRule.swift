/// The shapes that have a name, because they contain each other or are used in many places.
public enum DocumentRule: String, CaseIterable, Sendable {
    /// A section.
    case section
    /// A row that is written out.
    case item
    /// The use of a template in place of an item.
    case use
    /// A left part.
    case left
    /// A right part.
    case right
    /// A header.
    case header
    /// A footer.
    case footer
    /// An action, or several.
    case action
    /// Whether something is shown.
    case condition
    /// What an element needs.
    case requirements
    /// A row, or the use of a template.
    case row
    /// An array of rows, or a template for each element of a list.
    case rows
    /// The initial values of the state, by name.
    case state
    /// Rows with parameters, by name.
    case templates
    /// Texts by key, in tables by language.
    case strings

    /// What may take the place of an element that cannot be shown.
    var fallback: DocumentRule { self == .item || self == .use ? .row : self }

    var allowed: String {
        switch self {
        case .action: "the name of an action, an object with \"name\", \"set\" or \"submit\", or an array of these"
        case .condition: "an object with \"$state\", \"$expr\" or \"not\""
        case .requirements: "an object with \"parts\", \"version\""
        case .rows: "an array"
        case .use: "an object with \"use\""
        case .row, .item: "an object with \"id\", \"left\""
        case .section: "an object with \"id\", \"items\""
        case .left: "a left part"
        case .right: "a right part"
        case .header: "a header"
        case .footer: "a footer"
        case .state, .templates: "an object"
        case .strings: "an object with a table of texts for each language"
        }
    }
}
