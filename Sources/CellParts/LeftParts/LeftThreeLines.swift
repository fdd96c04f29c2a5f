import PortableUIKit

/// A title, a second line in a color of its own and a small caption at the left of a row.
public struct LeftThreeLines: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftThreeLines>

    /// The text.
    public var title: String

    /// The text below the title.
    public var subtitle: String

    /// The small text below the subtitle. An empty caption takes no space.
    public var caption: String

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
        title: String,
        subtitle: String,
        caption: String,
        subtitleStyle: DetailStyle = .accent,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.caption = caption
        self.subtitleStyle = subtitleStyle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        var second = theme.subtitle(subtitle, lineCount: subtitleLineCount)
        second.color = subtitleStyle.color(in: theme.palette)
        return LeftColumn(
            lines: [
                TextElement(theme.title(title, lineCount: titleLineCount, identifier: accessibilityIdentifier)),
                TextElement(second),
                TextElement(theme.caption(caption)),
            ]
        )
    }
}
