import Honeycomb

extension LeftPicture: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftPicture> = PartDeclaration(
        "picture",
        summary: "a picture with up to three lines",
        usage: "For photos and covers in a size of your choice, with a status dot and up to three lines.",
        fields: [
            .image(
                "image",
                \.image,
                description: "The image at the leading edge: an icon by name, or an address with a placeholder."
            ),
            .pictureSize("imageSize", \.imageSize, description: "The size of the picture, by name or in points."),
            .name(
                "imageStyle",
                noun: "image style",
                \.imageStyle,
                description:
                    "The shape of the image: a circle for people, rounded corners for objects, or a plain rectangle."
            ),
            .optionalName(
                "dot",
                noun: "detail style",
                \.dot,
                description:
                    "The color of a dot at the corner of the picture, such as success for somebody who is online; without one, there is no dot."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .optionalStyledText(
                "subtitle",
                \.$subtitle,
                description: "The text below the title. An empty one takes no space."
            ),
            .optionalStyledText(
                "caption",
                \.$caption,
                description: "The third line, below the subtitle. An empty one takes no space."
            ),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .optionalText(
                "imageLabel",
                \.imageLabel,
                description: "What VoiceOver says for the image; without it, the image is decorative."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a dot") {
                LeftPicture(
                    image: .local(Icon.avatar.image),
                    dot: .success,
                    title: "Анна",
                    subtitle: "Была час назад",
                    imageLabel: "В сети"
                )
            },
            PartExample("Small") { LeftPicture(image: .local(Icon.avatar.image), imageSize: .small, title: "Анна") },
            PartExample("Large") {
                LeftPicture(
                    image: .local(Icon.avatar.image),
                    imageSize: .large,
                    imageStyle: .rounded,
                    title: "Анна",
                    subtitle: "Дизайнер",
                    caption: "Алматы"
                )
            },
            PartExample("Huge") {
                LeftPicture(
                    image: .local(Icon.avatar.image),
                    imageSize: .huge,
                    dot: .accent,
                    title: "Анна",
                    subtitle: "Дизайнер",
                    caption: "Алматы",
                    imageLabel: "Новое сообщение"
                )
            },
            PartExample("Landscape") {
                LeftPicture(
                    image: .local(Icon.avatar.image),
                    imageSize: .landscape,
                    imageStyle: .rounded,
                    title: "Как искать работу",
                    subtitle: "12 минут"
                )
            },
            PartExample("Portrait") {
                LeftPicture(
                    image: .local(Icon.avatar.image),
                    imageSize: .portrait,
                    imageStyle: .square,
                    title: "Книга",
                    subtitle: "Автор"
                )
            },
        ]
    ) {
        LeftPicture(image: .local(Icon.avatar.image), title: "")
    }
}
