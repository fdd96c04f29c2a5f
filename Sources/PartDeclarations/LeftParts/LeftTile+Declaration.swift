import Honeycomb

extension LeftTile: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftTile> = PartDeclaration(
        "tile",
        summary: "an icon on a tile with a title and a subtitle",
        usage: "For settings and actions that are known by a color. Keep one color for one meaning.",
        fields: [
            .icon("icon", \.icon, description: "The icon on the tile, by name."),
            .tint(
                "tileColor",
                \.tileColor,
                description: "The color of the tile, by name; without one, the accent color of the theme."
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
            PartExample("Tile") { LeftTile(icon: Icon.wifi.image, title: "Сеть", subtitle: "Дом") },
            PartExample("Without subtitle") {
                LeftTile(icon: Icon.moon.image, tileColor: Tint.orange.color, title: "Режим сна")
            },
            PartExample("Long texts") {
                LeftTile(
                    icon: Icon.lock.image,
                    tileColor: Tint.gray.color,
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям"
                )
            },
        ]
    ) {
        LeftTile(icon: Icon.gear.image, title: "")
    }
}
