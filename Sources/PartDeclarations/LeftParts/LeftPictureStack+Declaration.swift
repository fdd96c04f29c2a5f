import Honeycomb

extension LeftPictureStack: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftPictureStack> = PartDeclaration(
        "pictureStack",
        summary: "overlapping pictures with a title and a subtitle",
        usage: "For a group of people in one row. More pictures than fit are counted.",
        fields: [
            .images(
                "images",
                \.images,
                description: "The pictures. Of more than three, two are shown and the others counted."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .optionalStyledText(
                "subtitle",
                \.$subtitle,
                description: "The text below the title. An empty one takes no space."
            ),
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
