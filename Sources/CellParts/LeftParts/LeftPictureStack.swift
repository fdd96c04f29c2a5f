import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// Up to three overlapping round images with a title and a subtitle at the left of a row.
public struct LeftPictureStack: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftPictureStack>

    /// The images. Of more than three, two are shown and the others counted.
    public var images: [ImageSource]

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

    /// The loader of remote images, which is not part of equality. `nil`: that of the item, section or screen.
    @ForceEquatable public var imageLoader: (any ImageLoader)?

    /// Creates a stack of images with texts, by default without line limits.
    public init(
        images: [ImageSource],
        title: some PartText,
        subtitle: some PartText = "",
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil
    ) {
        self.images = images
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            graphic: images.isEmpty ? nil : PictureStackElement(sources: images, theme: theme, loader: imageLoader),
            lines: [
                TextElement(theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier)),
                TextElement(theme.subtitle($subtitle, lineCount: subtitleLineCount)),
            ]
        )
    }
}
