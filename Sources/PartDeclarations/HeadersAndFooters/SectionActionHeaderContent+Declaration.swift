import Honeycomb

extension SectionActionHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionActionHeaderContent> = PartDeclaration(
        "action",
        summary: "a large title with a button",
        usage: "For a section with one action for all of it, such as showing everything.",
        fields: [
            .styledText(
                "title",
                \.$title,
                description: "The text above the rows. It wraps to as many lines as needed."
            ),
            .text("actionTitle", \.actionTitle, description: "The text of the button at the trailing edge."),
            .action(
                "action",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps the button."
            ) { header, action in
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
