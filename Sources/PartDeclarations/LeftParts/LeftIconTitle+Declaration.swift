import Honeycomb

extension LeftIconTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftIconTitle> = PartDeclaration(
        "iconTitle",
        summary: "an icon with a title",
        usage: """
            For entries of a menu or of settings that are found by their icons. Give all rows of a section an icon, \
            or none.
            """,
        fields: [
            .icon("icon", \.icon, description: "The icon before the title, by name."),
            .tint(
                "iconTint",
                \.iconTintColor,
                description: "The color of the icon, by name; without one, that of the theme."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .lineCount("titleLineCount", \.titleLineCount),
            .name("style", noun: "title style", \.style, description: "The color of the title."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Icon and title") { LeftIconTitle(icon: Icon.notification.image, title: "Уведомления") },
            PartExample("Long title") {
                LeftIconTitle(icon: Icon.article.image, title: "Приглашения на собеседования и просмотры вашего резюме")
            },
            PartExample("Tints") {
                LeftIconTitle(icon: Icon.article.image, iconTintColor: Tint.green.color, title: "Статьи")
            },
            PartExample("Destructive") {
                LeftIconTitle(
                    icon: Icon.delete.image,
                    iconTintColor: Tint.red.color,
                    title: "Удалить",
                    style: .destructive
                )
            },
        ]
    ) {
        LeftIconTitle(icon: Icon.article.image, title: "")
    }
}
