import Honeycomb

/// A text at the right of a row.
public struct RightRating: RightContent, Sendable {
    /// The view of the part.
    public typealias View = RightRatingView

    /// The text.
    public var text: String

    /// Creates a part with a text.
    public init(text: String) {
        self.text = text
    }

    /// Returns the text in the colors and styles of a theme.
    func label(in theme: CellTheme) -> LabelContent {
        theme.detail(text)
    }

    /// Returns the insets of the text, in points. `left` is the leading side.
    func insets(in theme: CellTheme) -> UIEdgeInsets {
        let spacing = theme.spacing
        return UIEdgeInsets(top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m)
    }
}
