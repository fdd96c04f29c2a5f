import Honeycomb

extension LeftTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftTitle> = PartDeclaration(
        "title",
        summary: "a title",
        usage: """
            The usual left part: what the row is or does, in one or two lines. For a value beside it, take a detail \
            on the right.
            """,
        fields: [
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .lineCount("titleLineCount", \.titleLineCount),
            .name(
                "style",
                noun: "title style",
                \.style,
                description: "The color of the title: destructive for actions that lose something."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Title") { LeftTitle(title: "Страна поиска") },
            PartExample("Long title") { LeftTitle(title: "Приглашения на собеседования и просмотры вашего резюме") },
            PartExample("One line") {
                LeftTitle(title: "Приглашения на собеседования и просмотры вашего резюме", titleLineCount: 1)
            },
            PartExample("Secondary") { LeftTitle(title: "Показать ещё", style: .secondary) },
            PartExample("Accent") { LeftTitle(title: "Добавить опыт", style: .accent) },
            PartExample("Destructive") { LeftTitle(title: "Удалить аккаунт", style: .destructive) },
            PartExample("Emphasized") { LeftTitle(title: "Новое сообщение", style: .emphasized) },
            PartExample("Done") { LeftTitle(title: "Заполнить резюме", style: .done) },
        ]
    ) {
        LeftTitle(title: "")
    }
}
