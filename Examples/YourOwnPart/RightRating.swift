import Honeycomb

/// A text at the right of a row.
public struct RightRating: RightContent, ThemeContainable, Sendable {
    /// The view of the part.
    public typealias View = RightRatingView

    /// The text.
    public var text: String

    /// The theme of this part alone.
    public var theme: CellTheme?

    /// Creates the part.
    public init(text: String) {
        self.text = text
    }

    /// The text in the colours and styles of the theme.
    var label: LabelContent {
        currentTheme.detail(text)
    }

    /// The space around the text, in points. `left` is the leading side.
    var insets: UIEdgeInsets {
        let spacing = currentTheme.spacing
        return UIEdgeInsets(top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m)
    }
}

extension RightRating: DeclaredPart {
    /// What documents and catalogs know of the part. They read all fields that are listed.
    public static let declaration = PartDeclaration(
        "rating",
        summary: "a text",
        fields: [.text("text", \.text)],
        examples: [
            PartExample("Text") { RightRating(text: "Text") },
            PartExample("Long text") { RightRating(text: "A text of several words") },
        ]
    ) {
        RightRating(text: "")
    }
}
