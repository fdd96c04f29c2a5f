import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// A 40-point image with a title and a subtitle at the left of a row.
public struct LeftImageTitleSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftImageTitleSubtitle>

    /// The image, scaled to fill its shape and clipped.
    public var image: ImageSource

    /// The shape that the image is clipped to.
    public var imageStyle: ImageStyle

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

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

    /// Creates an image with a title and a subtitle, by default without line limits.
    public init(
        image: ImageSource,
        imageStyle: ImageStyle = .circular,
        title: some PartText,
        subtitle: some PartText,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        imageLabel: String? = nil,
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil
    ) {
        self.image = image
        self.imageStyle = imageStyle
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.imageLabel = imageLabel
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .image(image, style: imageStyle, tint: theme.palette.placeholder, loader: imageLoader),
            graphicLabel: imageLabel,
            title: theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle($subtitle, lineCount: subtitleLineCount)
        )
    }
}
