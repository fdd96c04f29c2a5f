import PortableUIKit

/// An icon, 24 points across, with a title at the left of a row.
public struct LeftIconTitle: LeftContent {

    /// The view of the part.
    public typealias View = LeftIconTitleView

    /// The icon. It fits into its square as a whole.
    public var icon: UIImage

    /// The colour of a template icon.
    public var iconTintColor: UIColor

    /// The text.
    public var title: String

    /// The most lines the title may take. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a title with an icon, by default in the accent colour and with as many lines as it needs.
    public init(
        icon: UIImage,
        iconTintColor: UIColor = Palette.standard.accent,
        title: String,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.title = title
        self.titleLineCount = titleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    var titleLabel: LabelContent {
        .title(title, lineCount: titleLineCount)
    }
}
