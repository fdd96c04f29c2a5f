import PortableUIKit

/// The table of text styles: what each kind of text in a cell is set in.
public struct Typography: Hashable, Sendable {

    /// The main text of a row.
    public var title: TextStyle

    /// The text below a title.
    public var subtitle: TextStyle

    /// The text of the right part. It shares the size of `title`, so that both stand on one baseline.
    public var detail: TextStyle

    /// The title of a section.
    public var largeHeader: TextStyle

    /// Creates a table from its styles.
    public init(title: TextStyle, subtitle: TextStyle, detail: TextStyle, largeHeader: TextStyle) {
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.largeHeader = largeHeader
    }
}

extension Typography {

    /// The table that every part uses.
    public static let standard = Typography(
        title: TextStyle(.body),
        subtitle: TextStyle(.subheadline),
        detail: TextStyle(.body),
        largeHeader: TextStyle(.title2, weight: .bold)
    )
}
