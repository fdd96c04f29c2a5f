import Honeycomb

extension LeftImageTitleSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftImageTitleSubtitle> = PartDeclaration(
        "imageTitleSubtitle",
        summary: "an image with a title and a subtitle",
        usage: "As an image with a title, with a role, a place or a time below it.",
        fields: [
            .image(
                "image",
                \.image,
                description: "The image at the leading edge: an icon by name, or an address with a placeholder."
            ),
            .name(
                "imageStyle",
                noun: "image style",
                \.imageStyle,
                description:
                    "The shape of the image: a circle for people, rounded corners for objects, or a plain rectangle."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .lineCount("titleLineCount", \.titleLineCount),
            .styledText("subtitle", \.$subtitle, description: "The text below the title."),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .optionalText(
                "imageLabel",
                \.imageLabel,
                description: "What VoiceOver says for the image; without it, the image is decorative."
            ),
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
