import Honeycomb

extension SectionDetailedHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionDetailedHeaderContent> = PartDeclaration(
        "detailed",
        summary: "a title with a subtitle, a number, a text, a button and a chevron",
        usage: "For a section with facts of its own: a count, a subtitle, a value, a button, or all of it to tap.",
        fields: [
            .styledText(
                "title",
                \.$title,
                description: "The text above the rows. It wraps to as many lines as needed."
            ),
            .optionalStyledText(
                "subtitle",
                \.$subtitle,
                description: "The text below the title. An empty one takes no space."
            ),
            .optionalStyledText(
                "detail",
                \.$detail,
                description: "The text at the trailing edge, such as a sum. An empty one takes no space."
            ),
            .optionalCount(
                "count",
                \.count,
                in: 0...1_000_000_000,
                description: "A number after the title, such as that of the rows."
            ),
            .name("size", noun: "title size", \.size, description: "The size of the title."),
            .boolean("isUppercase", \.isUppercase, description: "Whether the title is in uppercase letters."),
            .optionalText(
                "actionTitle",
                \.actionTitle,
                description: "The text of the button at the trailing edge; without one, there is no button."
            ),
            .optionalBoolean(
                "isExpanded",
                \.isExpanded,
                description: "Whether the chevron points down, to an expanded section; without it, there is no chevron."
            ),
            .action(
                "action",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps the button."
            ) { part, action in
                part.didTapHandler = { action(.tap) }
            },
            .action(
                "toggleAction",
                changes: "isExpanded",
                hasHandler: { $0.didToggleHandler != nil },
                description:
                    "The action when the user taps the header to expand or collapse the section, with whether it is to be expanded."
            ) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Small with a button") {
                SectionDetailedHeaderContent(title: "Недавние", actionTitle: "Очистить")
            },
            PartExample("With a number") { SectionDetailedHeaderContent(title: "Вакансии", count: 128, size: .large) },
            PartExample("With a subtitle") {
                SectionDetailedHeaderContent(
                    title: "Подборка",
                    subtitle: "Обновляем каждый день",
                    size: .large,
                    actionTitle: "Все"
                )
            },
            PartExample("With a sum") {
                SectionDetailedHeaderContent(title: "Сегодня", detail: "−4 250 ₽", actionTitle: "Все")
            },
            PartExample("Uppercase") { SectionDetailedHeaderContent(title: "Настройки", isUppercase: true) },
            PartExample("Expanded") { SectionDetailedHeaderContent(title: "Архив", count: 3, isExpanded: true) },
            PartExample("Collapsed") {
                SectionDetailedHeaderContent(title: "Архив", size: .large, actionTitle: "Все", isExpanded: false)
            },
            PartExample("Long title") {
                SectionDetailedHeaderContent(
                    title: "Приглашения на собеседования и просмотры",
                    count: 12,
                    size: .large,
                    actionTitle: "Показать все"
                )
            },
        ]
    ) {
        SectionDetailedHeaderContent(title: "")
    }
}
