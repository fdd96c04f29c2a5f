import Honeycomb

extension LeftCenteredTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftCenteredTitle> = PartDeclaration(
        "centeredTitle",
        summary: "a centered title",
        usage: """
            For one action at the end of a section, such as logging out. For the main action of a screen, take a \
            button.
            """,
        fillsRow: true,
        fields: [
            .styledText("title", \.$title, description: "The text in the middle of the row."),
            .optionalStyledText(
                "subtitle",
                \.$subtitle,
                description: "The text below the title. An empty one takes no space."
            ),
            .name("style", noun: "title style", \.style, description: "The color of the title."),
            .lineCount("titleLineCount", \.titleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Accent") { LeftCenteredTitle(title: "Показать ещё") },
            PartExample("Destructive") { LeftCenteredTitle(title: "Выйти", style: .destructive) },
            PartExample("With a subtitle") {
                LeftCenteredTitle(
                    title: "Здесь пока пусто",
                    subtitle: "Отклики появятся в этом списке",
                    style: .primary
                )
            },
        ]
    ) {
        LeftCenteredTitle(title: "")
    }
}
