import Honeycomb

extension LeftImageTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftImageTitle> = PartDeclaration(
        "imageTitle",
        summary: "an image with a title",
        usage: """
            For people, companies and other things with a photo of their own. For sizes and statuses of the picture, \
            take a picture.
            """,
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
            .optionalText(
                "imageLabel",
                \.imageLabel,
                description: "What VoiceOver says for the image; without it, the image is decorative."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Image and title") {
                LeftImageTitle(image: .local(Icon.avatar.image), title: "Анна Кузнецова")
            },
            PartExample("Rounded") {
                LeftImageTitle(image: .local(Icon.avatar.image), imageStyle: .rounded, title: "Компания")
            },
            PartExample("Square") {
                LeftImageTitle(image: .local(Icon.avatar.image), imageStyle: .square, title: "Компания")
            },
            PartExample("Long title") {
                LeftImageTitle(
                    image: .local(Icon.avatar.image),
                    title: "Приглашения на собеседования и просмотры вашего резюме"
                )
            },
        ]
    ) {
        LeftImageTitle(image: .local(Icon.avatar.image), title: "")
    }
}
