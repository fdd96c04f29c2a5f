import Honeycomb

/// A text at the left of a row.
public struct LeftNote: LeftContent, ThemeContainable, Sendable {
    /// The view of the part.
    public typealias View = LeftNoteView

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
        currentTheme.title(text)
    }

    /// The space around the text, in points. `left` is the leading side.
    var insets: UIEdgeInsets {
        let spacing = currentTheme.spacing
        return UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.m, right: .zero)
    }
}

extension LeftNote: DeclaredPart {
    /// What documents and catalogs know of the part. They read all fields that are listed.
    public static let declaration = PartDeclaration(
        "note",
        summary: "a text",
        fields: [.text("text", \.text)],
        examples: [
            PartExample("Text") { LeftNote(text: "Text") },
            PartExample("Long text") { LeftNote(text: "A text of several words") },
        ]
    ) {
        LeftNote(text: "")
    }
}
