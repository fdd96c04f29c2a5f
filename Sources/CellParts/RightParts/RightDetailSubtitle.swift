import PortableUIKit

/// A detail with a color and a number of lines at the right of a row, optionally with a second text below it.
public struct RightDetailSubtitle: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightDetailSubtitle>

    /// The text.
    @Styled public var text: String

    /// The text below. An empty one takes no space.
    @Styled public var subtitle: String

    /// The color of the text.
    public var style: DetailStyle

    /// The maximum number of lines of the text, which is truncated with an ellipsis. Zero means no limit.
    public var lineCount: UInt

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a detail, by default of one line.
    public init(
        text: some PartText,
        subtitle: some PartText = "",
        style: DetailStyle = .primary,
        lineCount: UInt = 1,
        accessibilityIdentifier: String? = nil
    ) {
        _text = Styled(text)
        _subtitle = Styled(subtitle)
        self.style = style
        self.lineCount = lineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        let label = theme.label(
            $text,
            style: theme.typography.detail,
            color: style.color(in: theme.palette),
            lineCount: lineCount,
            identifier: accessibilityIdentifier
        )
        return [TextColumnElement(title: label, subtitle: theme.subtitle($subtitle), gap: theme.spacing.xxxs)]
    }
}
