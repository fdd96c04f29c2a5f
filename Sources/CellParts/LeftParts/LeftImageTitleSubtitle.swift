import DeclarativeCollections
import PortableUIKit

/// An image, 40 points across, with a title and a subtitle at the left of a row.
public struct LeftImageTitleSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftImageTitleSubtitle>

    /// The image. It fills its shape; what is beyond is clipped.
    public var image: ImageSource

    /// The shape the image is clipped to.
    public var imageStyle: ImageStyle

    /// The text.
    public var title: String

    /// The text below the title. An empty subtitle takes no room.
    public var subtitle: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// The most lines the subtitle may take. Zero: as many as it needs.
    public var subtitleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// The theme of this part alone.
    public var theme: CellTheme?

    /// What loads the image when it is elsewhere. Another loader makes no other content.
    @ForceEquatable public var imageLoader: any ImageLoading

    /// Creates an image with texts that by default have as many lines as they need.
    public init(
        image: ImageSource,
        imageStyle: ImageStyle = .circular,
        title: String,
        subtitle: String,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        imageLoader: any ImageLoading = URLSessionImageLoader.shared
    ) {
        self.image = image
        self.imageStyle = imageStyle
        self.title = title
        self.subtitle = subtitle
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .image(image, style: imageStyle, tint: theme.palette.placeholder, loader: imageLoader),
            title: theme.title(title, lineCount: titleLineCount, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle(subtitle, lineCount: subtitleLineCount)
        )
    }
}

extension LeftImageTitleSubtitle: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "imageTitleSubtitle",
        summary: "an image with a title and a subtitle",
        fields: [
            .image("image", \.image),
            .name("imageStyle", noun: "image style", \.imageStyle),
            .text("title", \.title),
            .lineCount("titleLineCount", \.titleLineCount),
            .text("subtitle", \.subtitle),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Image, title and subtitle") {
                LeftImageTitleSubtitle(
                    image: .local(Icon.avatar.image),
                    title: "Имя пользователя",
                    subtitle: "Настройки профиля"
                )
            },
            PartExample("Rounded") {
                LeftImageTitleSubtitle(
                    image: .local(Icon.avatar.image),
                    imageStyle: .rounded,
                    title: "Дизайнер",
                    subtitle: "Алматы"
                )
            },
            PartExample("Long texts") {
                LeftImageTitleSubtitle(
                    image: .local(Icon.avatar.image),
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли, и рекрутерам из вашего города"
                )
            },
            PartExample("Without subtitle") {
                LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя пользователя", subtitle: "")
            },
        ]
    ) {
        LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "", subtitle: "")
    }
}
