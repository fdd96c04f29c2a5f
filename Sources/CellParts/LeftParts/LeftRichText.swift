import DeclarativeCollections
import PortableUIKit

/// A title and a subtitle with runs of different styles at the left of a row: bold, colored, struck, highlighted, or links.
public struct LeftRichText: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftRichText>

    /// The text.
    public var title: RichText

    /// The text below the title. An empty subtitle takes no space.
    public var subtitle: RichText

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// Called with the name of a link that is tapped.
    @ForceEquatable public var didTapLinkHandler: (@MainActor (String) -> Void)?

    /// Creates texts, by default without line limits.
    public init(
        title: RichText,
        subtitle: RichText = "",
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        didTapLinkHandler: (@MainActor (String) -> Void)? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.didTapLinkHandler = didTapLinkHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            lines: [
                RichTextElement(
                    title,
                    in: theme,
                    style: theme.typography.title,
                    color: theme.palette.primaryText,
                    lineCount: titleLineCount,
                    linkHandler: didTapLinkHandler
                ),
                RichTextElement(
                    subtitle,
                    in: theme,
                    style: theme.typography.subtitle,
                    color: theme.palette.secondaryText,
                    lineCount: subtitleLineCount,
                    linkHandler: didTapLinkHandler
                ),
            ]
        )
    }
}
