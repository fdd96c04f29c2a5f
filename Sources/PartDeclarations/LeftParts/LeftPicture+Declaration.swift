import Honeycomb

extension LeftPicture: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftPicture> = PartDeclaration(
        "picture",
        summary: "a picture with up to three lines",
        fields: [
            .image("image", \.image),
            .pictureSize("imageSize", \.imageSize),
            .name("imageStyle", noun: "image style", \.imageStyle),
            .optionalName("dot", noun: "detail style", \.dot),
            .text("title", \.title),
            .optionalText("subtitle", \.subtitle),
            .optionalText("caption", \.caption),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a dot") {
                LeftPicture(image: .local(Icon.avatar.image), dot: .success, title: "Анна", subtitle: "В сети")
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
                    caption: "Алматы"
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
