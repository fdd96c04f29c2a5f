import PortableUIKit

/// An icon on a colored tile with a title and a subtitle at the left of a row, as in settings.
public struct LeftTile: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftTile>

    /// The icon.
    public var icon: UIImage

    /// The color of the tile. If `nil`, the accent color of the theme is used.
    public var tileColor: UIColor?

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a tile with texts, by default without line limits.
    public init(
        icon: UIImage,
        tileColor: UIColor? = nil,
        title: some PartText,
        subtitle: some PartText = "",
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.icon = icon
        self.tileColor = tileColor
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            graphic: TileElement(
                icon: icon,
                color: theme.palette.color(for: tileColor) ?? theme.palette.accent,
                iconColor: theme.palette.inverseText,
                cornerRadius: theme.cornerRadii.medium
            ),
            graphicGap: theme.spacing.s,
            lines: [
                TextElement(theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier)),
                TextElement(theme.subtitle($subtitle, lineCount: subtitleLineCount)),
            ]
        )
    }
}
