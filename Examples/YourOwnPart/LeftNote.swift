import Honeycomb

/// A text at the left of a row.
public struct LeftNote: LeftContent, Sendable {
    /// The view of the part.
    public typealias View = LeftNoteView

    /// The text.
    public var text: String

    /// Creates a part with a text.
    public init(text: String) {
        self.text = text
    }

    /// Returns the text in the colors and styles of a theme.
    func label(in theme: CellTheme) -> LabelContent {
        theme.title(text)
    }

    /// Returns the insets of the text, in points. `left` is the leading side.
    func insets(in theme: CellTheme) -> UIEdgeInsets {
        let spacing = theme.spacing
        return UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.m, right: .zero)
    }
}
