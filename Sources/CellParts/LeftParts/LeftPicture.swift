import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// An image of any size with up to three lines at the left of a row, optionally with a dot on the image.
public struct LeftPicture: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftPicture>

    /// The image, scaled to fill its shape and clipped.
    public var image: ImageSource

    /// The size of the image.
    public var imageSize: PictureSize

    /// The shape that the image is clipped to.
    public var imageStyle: ImageStyle

    /// The color of a dot on the image, such as "success" for a person who is online; `nil` for none.
    public var dot: DetailStyle?

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

    /// The small text below the subtitle. An empty caption takes no space.
    @Styled public var caption: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// What VoiceOver says for the image; `nil` for a decorative image.
    public var imageLabel: String?

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// The loader of remote images, which is not part of equality. `nil`: that of the item, section or screen.
    @ForceEquatable public var imageLoader: (any ImageLoader)?

    /// Creates an image with texts, by default without a dot and without line limits.
    public init(
        image: ImageSource,
        imageSize: PictureSize = .regular,
        imageStyle: ImageStyle = .circular,
        dot: DetailStyle? = nil,
        title: some PartText,
        subtitle: some PartText = "",
        caption: some PartText = "",
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        imageLabel: String? = nil,
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil
    ) {
        self.image = image
        self.imageSize = imageSize
        self.imageStyle = imageStyle
        self.dot = dot
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        _caption = Styled(caption)
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.imageLabel = imageLabel
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            graphic: PictureElement(
                source: image,
                title: title,
                label: imageLabel,
                size: imageSize.points,
                style: imageStyle,
                dotColor: dot?.color(in: theme.palette),
                theme: theme,
                loader: imageLoader
            ),
            lines: [
                TextElement(theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier)),
                TextElement(theme.subtitle($subtitle, lineCount: subtitleLineCount)),
                TextElement(theme.caption($caption)),
            ]
        )
    }
}
