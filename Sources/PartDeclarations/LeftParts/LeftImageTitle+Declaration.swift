import Honeycomb

extension LeftImageTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftImageTitle> = PartDeclaration(
        "imageTitle",
        summary: "an image with a title",
        fields: [
            .image("image", \.image),
            .name("imageStyle", noun: "image style", \.imageStyle),
            .text("title", \.title),
            .lineCount("titleLineCount", \.titleLineCount),
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
