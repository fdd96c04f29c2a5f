import PortableUIKit

/// A title in the middle of a row, such as an action at the end of a list.
public struct LeftCenteredTitle: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftCenteredTitle>

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

    /// The style of the title.
    public var style: LeftTitleStyle

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a title in the middle, by default in the accent color.
    public init(
        title: some PartText,
        subtitle: some PartText = "",
        style: LeftTitleStyle = .accent,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.style = style
        self.titleLineCount = titleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let title = theme.title(
            $title,
            lineCount: titleLineCount,
            style: style,
            identifier: accessibilityIdentifier
        )
        return LeftColumn(
            lines: [TextElement(title, isCentered: true), TextElement(theme.subtitle($subtitle), isCentered: true)],
            isCentered: true
        )
    }
}
