import Honeycomb

extension SectionActionHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionActionHeaderContent> = PartDeclaration(
        "action",
        summary: "a large title with a button",
        fields: [
            .text("title", \.title),
            .text("actionTitle", \.actionTitle),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { header, action in
                header.didTapHandler = { action(.tap) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a button") { SectionActionHeaderContent(title: "Вакансии", actionTitle: "Все") },
            PartExample("Long title") {
                SectionActionHeaderContent(
                    title: "Вакансии компаний, на которые вы подписаны",
                    actionTitle: "Показать все"
                )
            },
        ]
    ) {
        SectionActionHeaderContent(title: "", actionTitle: "")
    }
}
