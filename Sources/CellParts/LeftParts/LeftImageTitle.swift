import DeclarativeCollections
import ImageLoading
import PortableUIKit

/// An image, 40 points across, with a title at the left of a row.
public struct LeftImageTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftImageTitle>

    /// The image. It fills its shape; what is beyond is clipped.
    public var image: ImageSource

    /// The shape the image is clipped to.
    public var imageStyle: ImageStyle

    /// The text.
    public var title: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// What loads the image when it is elsewhere. Another loader makes no other content.
    @ForceEquatable public var imageLoader: any ImageLoader

    /// Creates an image with a title that by default has as many lines as it needs.
    public init(
        image: ImageSource,
        imageStyle: ImageStyle = .circular,
        title: String,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        imageLoader: any ImageLoader = URLSessionImageLoader.shared
    ) {
        self.image = image
        self.imageStyle = imageStyle
        self.title = title
        self.titleLineCount = titleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .image(image, style: imageStyle, tint: theme.palette.placeholder, loader: imageLoader),
            title: theme.title(title, lineCount: titleLineCount, identifier: accessibilityIdentifier)
        )
    }
}
