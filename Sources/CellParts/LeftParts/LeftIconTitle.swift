import PortableUIKit

/// An icon, 24 points across, with a title at the left of a row.
public struct LeftIconTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftIconTitle>

    /// The icon. It fits into its square as a whole.
    public var icon: UIImage

    /// The colour of a template icon. `nil`: the accent colour of the theme.
    public var iconTintColor: UIColor?

    /// The text.
    public var title: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// What the title says about its row.
    public var style: LeftTitleStyle

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a title with an icon, by default in the accent colour and with as many lines as it needs.
    public init(
        icon: UIImage,
        iconTintColor: UIColor? = nil,
        title: String,
        titleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.title = title
        self.titleLineCount = titleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .icon(icon, tint: iconTintColor ?? theme.palette.accent),
            title: theme.title(title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier)
        )
    }
}
