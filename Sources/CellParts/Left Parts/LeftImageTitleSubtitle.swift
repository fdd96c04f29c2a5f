import PortableUIKit

/// An image, 40 points across, with a title and a subtitle at the left of a row.
public struct LeftImageTitleSubtitle: LeftContent {

    /// The view of the part.
    public typealias View = LeftImageTitleSubtitleView

    /// The image. It fills its shape; what is beyond is clipped.
    public var image: ImageSource

    /// The shape the image is clipped to.
    public var imageStyle: ImageStyle

    /// The text of the first lines.
    public var title: String

    /// The text below the title. An empty subtitle takes no room.
    public var subtitle: String

    /// The most lines the title may take. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// The most lines the subtitle may take. Zero: as many as it needs.
    public var subtitleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates an image with texts that by default have as many lines as they need.
    public init(
        image: ImageSource,
        imageStyle: ImageStyle = .circular,
        title: String,
        subtitle: String,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.image = image
        self.imageStyle = imageStyle
        self.title = title
        self.subtitle = subtitle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    var titleLabel: LabelContent {
        .title(title, lineCount: titleLineCount)
    }

    var subtitleLabel: LabelContent {
        LabelContent(
            text: subtitle,
            style: Typography.standard.subtitle,
            color: Palette.standard.secondaryText,
            lineCount: subtitleLineCount
        )
    }
}
