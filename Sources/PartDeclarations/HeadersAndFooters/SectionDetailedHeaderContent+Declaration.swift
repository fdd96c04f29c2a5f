import Honeycomb

extension SectionDetailedHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionDetailedHeaderContent> = PartDeclaration(
        "detailed",
        summary: "a title with a subtitle, a number, a button and a chevron",
        fields: [
            .text("title", \.title),
            .optionalText("subtitle", \.subtitle),
            .optionalCount("count", \.count, in: 0...1_000_000_000),
            .name("size", noun: "title size", \.size),
            .boolean("isUppercase", \.isUppercase),
            .optionalText("actionTitle", \.actionTitle),
            .optionalBoolean("isExpanded", \.isExpanded),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { part, action in
                part.didTapHandler = { action(.tap) }
            },
            .action("toggleAction", changes: "isExpanded", hasHandler: { $0.didToggleHandler != nil }) { part, action in
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
