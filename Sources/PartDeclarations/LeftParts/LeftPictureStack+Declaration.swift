import Honeycomb

extension LeftPictureStack: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftPictureStack> = PartDeclaration(
        "pictureStack",
        summary: "overlapping pictures with a title and a subtitle",
        fields: [
            .images("images", \.images),
            .text("title", \.title),
            .optionalText("subtitle", \.subtitle),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Three") {
                LeftPictureStack(
                    images: Array(repeating: .local(Icon.avatar.image), count: 3),
                    title: "Команда",
                    subtitle: "3 участника"
                )
            },
            PartExample("Seven") {
                LeftPictureStack(
                    images: Array(repeating: .local(Icon.avatar.image), count: 7),
                    title: "Команда",
                    subtitle: "7 участников"
                )
            },
            PartExample("One") {
                LeftPictureStack(images: [.local(Icon.avatar.image)], title: "Команда", subtitle: "Только вы")
            },
        ]
    ) {
        LeftPictureStack(images: [], title: "")
    }
}
