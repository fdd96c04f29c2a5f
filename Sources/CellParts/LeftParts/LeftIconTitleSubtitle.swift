import PortableUIKit

/// A 24-point icon with a title and a subtitle at the left of a row.
public struct LeftIconTitleSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftIconTitleSubtitle>

    /// The icon, scaled to fit its square.
    public var icon: UIImage

    /// The tint color of a template icon. If `nil`, the accent color of the theme is used.
    public var iconTintColor: UIColor?

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

    /// Creates texts with an icon, by default in the accent color and without line limits.
    public init(
        icon: UIImage,
        iconTintColor: UIColor? = nil,
        title: some PartText,
        subtitle: some PartText,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.icon = icon
        self.iconTintColor = iconTintColor
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
            graphic: .icon(icon, tint: theme.palette.color(for: iconTintColor) ?? theme.palette.accent),
            title: theme.title($title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle($subtitle, lineCount: subtitleLineCount)
        )
    }
}
