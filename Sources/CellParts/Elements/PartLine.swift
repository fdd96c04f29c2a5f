import PortableUIKit

/// A line of a part that consists of lines: a text, and what stands at its end.
public struct PartLine: Hashable, Sendable {
    /// The text.
    @Styled public var text: String

    /// The size of runs without one.
    public var size: TextSize

    /// The color by meaning. If `nil`, that of titles for texts of their size or a larger one, and that of subtitles otherwise.
    public var style: DetailStyle?

    /// The maximum number of lines of the text, which is truncated with an ellipsis. Zero means no limit.
    public var lineCount: UInt

    /// A text at the end of the line, such as a time; empty for none.
    @Styled public var detail: String

    /// The text of a badge at the end of the line; empty for none.
    public var badge: String

    /// The color of the badge.
    public var badgeStyle: BadgeStyle

    /// An icon at the end of the line; `nil` for none.
    public var icon: UIImage?

    /// The color of a template icon. If `nil`, that of controls that are off.
    public var iconTint: UIColor?

    /// What VoiceOver says for the icon; `nil` for a decorative one.
    public var iconLabel: String?

    /// Creates a line, by default without a limit of lines and with nothing at its end.
    public init(
        _ text: some PartText,
        size: TextSize = .title,
        style: DetailStyle? = nil,
        lineCount: UInt = 0,
        detail: some PartText = "",
        badge: String = "",
        badgeStyle: BadgeStyle = .accent,
        icon: UIImage? = nil,
        iconTint: UIColor? = nil,
        iconLabel: String? = nil
    ) {
        _text = Styled(text)
        self.size = size
        self.style = style
        self.lineCount = lineCount
        _detail = Styled(detail)
        self.badge = badge
        self.badgeStyle = badgeStyle
        self.icon = icon
        self.iconTint = iconTint
        self.iconLabel = iconLabel
    }

    /// Returns the line in the sizes and colors of a theme.
    ///
    /// - Parameter identifier: The accessibility identifier of the text. If `nil`, the text itself is used.
    @MainActor
    func element(in theme: CellTheme, identifier: String? = nil) -> any PartElement {
        let palette = theme.palette
        let isMinor = size == .subtitle || size == .caption
        let label = theme.label(
            $text,
            style: theme.typography.style(of: size),
            color: style?.color(in: palette) ?? (isMinor ? palette.secondaryText : palette.primaryText),
            lineCount: lineCount,
            identifier: identifier
        )
        let trailing = trailing(in: theme)
        guard !trailing.isEmpty else { return TextElement(label) }
        return LineElement(
            TextElement(label),
            trailing: trailing,
            gaps: (beside: theme.spacing.xs, below: theme.spacing.xxs)
        )
    }

    @MainActor
    private func trailing(in theme: CellTheme) -> [any PartElement] {
        var elements: [any PartElement] = []
        if !$detail.isEmpty {
            let style = size == .caption ? theme.typography.style(of: .caption) : theme.typography.subtitle
            elements.append(TextElement(theme.label($detail, style: style, color: theme.palette.secondaryText)))
        }
        if let icon {
            elements.append(
                IconElement(
                    icon: icon,
                    tint: theme.palette.color(for: iconTint) ?? theme.palette.control,
                    side: Self.iconSide,
                    spokenLabel: iconLabel
                )
            )
        }
        if !badge.isEmpty {
            elements.append(
                BadgeElement(
                    theme.badge(badge, style: badgeStyle),
                    color: badgeStyle.fillColor(in: theme.palette),
                    spacing: theme.spacing
                )
            )
        }
        return elements
    }

    /// The side of an icon in a line, in points at the standard text size: that of a line of text.
    private static let iconSide: CGFloat = 20
}
