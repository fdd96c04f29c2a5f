import Honeycomb

extension LeftLines: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftLines> = PartDeclaration(
        "lines",
        summary: "lines with what stands at their ends",
        usage: """
            For rows with several facts at their ends, such as a chat with a time and a count, and for timelines and \
            levels of comments.
            """,
        fields: [
            .lines(
                "lines",
                \.lines,
                description: "The lines from top to bottom, each a text with what stands at its end."
            ),
            .optionalStyledText(
                "leading",
                \.$leading,
                description: "A text in a column before everything else, such as a time, a number or a bullet."
            ),
            .number(
                "leadingWidth",
                \.leadingWidth,
                in: 0...200,
                description: "The width of that column, in points at the standard text size."
            ),
            .optionalName(
                "mark",
                noun: "mark",
                \.mark,
                description: "A checkbox or radio button before the lines; without it, there is none."
            ),
            .boolean("isOn", \.isOn, description: "Whether the mark is checked."),
            .action(
                "action",
                changes: "isOn",
                hasHandler: { $0.didToggleHandler != nil },
                description: "The action when the user checks or unchecks the mark, with the new value."
            ) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
            .optionalImage("image", \.image, description: "The image before the lines."),
            .pictureSize("imageSize", \.imageSize, description: "The size of the image."),
            .name("imageStyle", noun: "image style", \.imageStyle, description: "The shape of the image."),
            .optionalText("imageLabel", \.imageLabel, description: "What VoiceOver says for the image."),
            .optionalIcon("icon", \.icon, description: "The icon before the lines, if there is no image."),
            .tint("iconTint", \.iconTintColor, description: "The color of the icon; the accent color without it."),
            .count(
                "level",
                \.level,
                in: 0...8,
                description: "The number of levels above the row, as of an answer to a comment. Each has a line."
            ),
            .optionalName(
                "timeline",
                noun: "place in a timeline",
                \.timeline,
                description: "Where the row is in a timeline; without it, there is none."
            ),
            .name(
                "timelineStyle",
                noun: "detail style",
                \.timelineStyle,
                description: "The color of the dot of the timeline."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Chat") {
                LeftLines(
                    image: .local(Icon.avatar.image),
                    lines: [
                        PartLine("Анна Соколова", detail: "12:40"),
                        PartLine(
                            "Добрый день! Посмотрели ваше тестовое задание, очень понравилось",
                            size: .subtitle,
                            badge: "3"
                        ),
                    ]
                )
            },
            PartExample("Agenda") {
                LeftLines(
                    leading: "09:30",
                    lines: [
                        PartLine("Собеседование", detail: "45 мин"),
                        PartLine("Переговорная «Байкал»", size: .subtitle),
                    ]
                )
            },
            PartExample("Answer") {
                LeftLines(
                    image: .local(Icon.avatar.image),
                    imageSize: .small,
                    level: 2,
                    lines: [
                        PartLine(RichText([RichText.Run("Мария", isBold: true)]), detail: "2 ч"),
                        PartLine("Согласна, так намного удобнее", size: .subtitle),
                    ]
                )
            },
            PartExample("Timeline") {
                LeftLines(
                    timeline: .middle,
                    timelineStyle: .success,
                    lines: [PartLine("Заказ собран", detail: "вчера"), PartLine("Склад в Химках", size: .caption)]
                )
            },
            PartExample("Bullet") {
                LeftLines(leading: "•", leadingWidth: 12, lines: [PartLine("Опыт работы от трёх лет")])
            },
            PartExample("Checkbox and image") {
                LeftLines(
                    mark: .checkbox,
                    isOn: true,
                    image: .local(Icon.avatar.image),
                    imageSize: .small,
                    lines: [PartLine("Анна Соколова"), PartLine("Дизайнер", size: .subtitle)]
                )
            },
            PartExample("Icon and status") {
                LeftLines(
                    icon: Icon.truck.image,
                    lines: [
                        PartLine(
                            "Доставка курьером",
                            icon: Icon.success.image,
                            iconTint: Tint.green.color,
                            iconLabel: "готово"
                        ),
                        PartLine("Завтра, с 10 до 14", size: .subtitle),
                    ]
                )
            },
        ]
    ) {
        LeftLines(lines: [])
    }
}
