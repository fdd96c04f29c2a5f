import PortableUIKit

/// A title with a subtitle at the left of a row.
public struct LeftTitleSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftTitleSubtitle>

    /// The text.
    public var title: String

    /// The text below the title. An empty subtitle takes no room.
    public var subtitle: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// The most lines the subtitle may take. Zero: as many as it needs.
    public var subtitleLineCount: UInt

    /// What the title says about its row.
    public var style: LeftTitleStyle

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a title with a subtitle, by default with as many lines as they need.
    public init(
        title: String,
        subtitle: String,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            title: theme.title(title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle(subtitle, lineCount: subtitleLineCount)
        )
    }
}
