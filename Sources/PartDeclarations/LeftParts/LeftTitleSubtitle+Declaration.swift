import Honeycomb

extension LeftTitleSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftTitleSubtitle> = PartDeclaration(
        "titleSubtitle",
        summary: "a title with a subtitle",
        usage: """
            For a row that needs an explanation or its current value below the title. For a third line, take three \
            lines.
            """,
        fields: [
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .styledText("subtitle", \.$subtitle, description: "The text below the title."),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .name("style", noun: "title style", \.style, description: "The color of the title."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Title and subtitle") {
                LeftTitleSubtitle(title: "Видимость резюме", subtitle: "Только по ссылке")
            },
            PartExample("Long texts") {
                LeftTitleSubtitle(
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли, и рекрутерам из вашего города"
                )
            },
            PartExample("One line each") {
                LeftTitleSubtitle(
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли, и рекрутерам из вашего города",
                    titleLineCount: 1,
                    subtitleLineCount: 1
                )
            },
            PartExample("Sum") {
                LeftTitleSubtitle(
                    title: RichText([
                        RichText.Run("1 284 930", size: .display),
                        RichText.Run(" ₽", style: .secondary, size: .largeTitle),
                    ]),
                    subtitle: RichText([.icon(Icon.clock.image), RichText.Run(" все счета, обновлено только что")])
                )
            },
            PartExample("Destructive") {
                LeftTitleSubtitle(title: "Скрыть резюме", subtitle: "Отклики останутся", style: .destructive)
            },
        ]
    ) {
        LeftTitleSubtitle(title: "", subtitle: "")
    }
}
