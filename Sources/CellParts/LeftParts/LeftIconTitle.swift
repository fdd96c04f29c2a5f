import PortableUIKit

/// A 24-point icon with a title at the left of a row.
public struct LeftIconTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftIconTitle>

    /// The icon, scaled to fit its square.
    public var icon: UIImage

    /// The tint color of a template icon. If `nil`, the accent color of the theme is used.
    public var iconTintColor: UIColor?

    /// The text.
    @Styled public var title: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The style of the title.
    public var style: LeftTitleStyle

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a title with an icon, by default in the accent color and without a line limit.
    public init(
        icon: UIImage,
        iconTintColor: UIColor? = nil,
        title: some PartText,
        titleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        _title = Styled(title)
        self.titleLineCount = titleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .icon(icon, tint: theme.palette.color(for: iconTintColor) ?? theme.palette.accent),
            title: theme.title($title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier)
        )
    }
}
