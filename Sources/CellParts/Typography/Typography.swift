import PortableUIKit

/// The text styles of a theme by purpose.
public struct Typography: Hashable, Sendable {
    /// The main text of a row.
    public var title: TextStyle

    /// The text below a title.
    public var subtitle: TextStyle

    /// The text of the right part. It has the size of `title`, so that the baselines align.
    public var detail: TextStyle

    /// The text of a badge.
    public var badge: TextStyle

    /// The large title of a section.
    public var largeHeader: TextStyle

    /// The small title of a section.
    public var smallHeader: TextStyle

    /// The text below a section.
    public var footer: TextStyle

    /// The text of a button.
    public var button: TextStyle

    /// Creates a typography from its styles.
    public init(
        title: TextStyle,
        subtitle: TextStyle,
        detail: TextStyle,
        badge: TextStyle,
        largeHeader: TextStyle,
        smallHeader: TextStyle,
        footer: TextStyle,
        button: TextStyle
    ) {
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.badge = badge
        self.largeHeader = largeHeader
        self.smallHeader = smallHeader
        self.footer = footer
        self.button = button
    }
}

extension Typography {
    /// The typography of the standard theme.
    public static let standard = Typography(
        title: TextStyle(.body),
        subtitle: TextStyle(.subheadline),
        detail: TextStyle(.body),
        badge: TextStyle(.footnote, weight: .semibold),
        largeHeader: TextStyle(.title2, weight: .bold),
        smallHeader: TextStyle(.footnote, weight: .semibold, kerning: 0.3),
        footer: TextStyle(.footnote, lineHeightMultiple: 1.15),
        button: TextStyle(.body)
    )

    /// The typography of the high-contrast theme: titles and details are heavier.
    public static let highContrast: Typography = {
        var typography = standard
        typography.title.weight = .semibold
        typography.detail.weight = .medium
        typography.subtitle.weight = .medium
        typography.badge.weight = .bold
        typography.footer.weight = .medium
        typography.button.weight = .semibold
        return typography
    }()
}
