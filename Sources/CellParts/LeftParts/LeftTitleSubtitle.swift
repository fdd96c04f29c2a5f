import PortableUIKit

/// A title with a subtitle at the left of a row.
public struct LeftTitleSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftTitleSubtitle>

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// The style of the title.
    public var style: LeftTitleStyle

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a title with a subtitle, by default without line limits.
    public init(
        title: some PartText,
        subtitle: some PartText,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            title: theme.title($title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle($subtitle, lineCount: subtitleLineCount)
        )
    }
}
