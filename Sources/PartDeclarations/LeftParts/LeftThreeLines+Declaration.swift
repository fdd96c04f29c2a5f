import Honeycomb

extension LeftThreeLines: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftThreeLines> = PartDeclaration(
        "threeLines",
        summary: "three lines",
        usage: """
            For rows with a fact that stands out between a title and a note, such as a price. For more lines or \
            values at their ends, take lines.
            """,
        fields: [
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .styledText("subtitle", \.$subtitle, description: "The second line."),
            .optionalStyledText(
                "caption",
                \.$caption,
                description: "The third line, below the subtitle. An empty one takes no space."
            ),
            .name("subtitleStyle", noun: "detail style", \.subtitleStyle, description: "The color of the subtitle."),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Three lines") {
                LeftThreeLines(title: "Дизайнер", subtitle: "от 250 000 ₽", caption: "Алматы · вчера")
            },
            PartExample("Secondary") {
                LeftThreeLines(title: "Заказ 1042", subtitle: "Доставлен", caption: "3 товара", subtitleStyle: .success)
            },
            PartExample("Long texts") {
                LeftThreeLines(
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли",
                    caption: "Вчера в 12:40"
                )
            },
        ]
    ) {
        LeftThreeLines(title: "", subtitle: "", caption: "")
    }
}
