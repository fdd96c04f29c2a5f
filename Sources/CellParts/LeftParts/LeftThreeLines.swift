import PortableUIKit

/// A title, a second line in a color of its own and a small caption at the left of a row.
public struct LeftThreeLines: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftThreeLines>

    /// The text.
    @Styled public var title: String

    /// The text below the title.
    @Styled public var subtitle: String

    /// The small text below the subtitle. An empty caption takes no space.
    @Styled public var caption: String

    /// The color of the subtitle.
    public var subtitleStyle: DetailStyle

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates three lines, by default with the second one in the accent color.
    public init(
        title: some PartText,
        subtitle: some PartText,
        caption: some PartText,
        subtitleStyle: DetailStyle = .accent,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        _caption = Styled(caption)
        self.subtitleStyle = subtitleStyle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let second = theme.label(
            $subtitle,
            style: theme.typography.subtitle,
            color: subtitleStyle.color(in: theme.palette),
            lineCount: subtitleLineCount
        )
        return LeftColumn(
            lines: [
                TextElement(theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier)),
                TextElement(second),
                TextElement(theme.caption($caption)),
            ]
        )
    }
}
