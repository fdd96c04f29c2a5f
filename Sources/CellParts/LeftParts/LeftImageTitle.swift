import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// A 40-point image with a title at the left of a row.
public struct LeftImageTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftImageTitle>

    /// The image, scaled to fill its shape and clipped.
    public var image: ImageSource

    /// The shape that the image is clipped to.
    public var imageStyle: ImageStyle

    /// The text.
    @Styled public var title: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// What VoiceOver says for the image; `nil` for a decorative image.
    public var imageLabel: String?

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// The loader of remote images, which is not part of equality. `nil`: that of the item, section or screen.
    @ForceEquatable public var imageLoader: (any ImageLoader)?

    /// Creates an image with a title, by default without a line limit.
    public init(
        image: ImageSource,
        imageStyle: ImageStyle = .circular,
        title: some PartText,
        titleLineCount: UInt = 0,
        imageLabel: String? = nil,
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil
    ) {
        self.image = image
        self.imageStyle = imageStyle
        _title = Styled(title)
        self.titleLineCount = titleLineCount
        self.imageLabel = imageLabel
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .image(image, style: imageStyle, tint: theme.palette.placeholder, loader: imageLoader),
            graphicLabel: imageLabel,
            title: theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier)
        )
    }
}
