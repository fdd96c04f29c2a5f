import Honeycomb

extension LeftIconTitleSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftIconTitleSubtitle> = PartDeclaration(
        "iconTitleSubtitle",
        summary: "an icon with a title and a subtitle",
        usage: "As an icon with a title, with an explanation below it.",
        fields: [
            .icon("icon", \.icon, description: "The icon before the texts, by name."),
            .tint(
                "iconTint",
                \.iconTintColor,
                description: "The color of the icon, by name; without one, that of the theme."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .styledText("subtitle", \.$subtitle, description: "The text below the title."),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .name("style", noun: "title style", \.style, description: "The color of the title."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Icon, title and subtitle") {
                LeftIconTitleSubtitle(icon: Icon.location.image, title: "Рядом с домом", subtitle: "Не дальше 5 км")
            },
            PartExample("Long texts") {
                LeftIconTitleSubtitle(
                    icon: Icon.article.image,
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли, и рекрутерам из вашего города"
                )
            },
        ]
    ) {
        LeftIconTitleSubtitle(icon: Icon.article.image, title: "", subtitle: "")
    }
}
