import Honeycomb

extension SectionLinkFooterContent: DeclaredPart {
    /// The name, fields and examples of the footer.
    public static let declaration: PartDeclaration<SectionLinkFooterContent> = PartDeclaration(
        "link",
        summary: "a text with a link",
        usage: "For an explanation with a page to open.",
        fields: [
            .text("text", \.text, description: "The text below the rows. It wraps to as many lines as needed."),
            .text("linkTitle", \.linkTitle, description: "The text of the link after the text."),
            .action(
                "action",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps the link."
            ) { footer, action in
                footer.didTapHandler = { action(.tap) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a link") {
                SectionLinkFooterContent(
                    text: "Резюме видят только работодатели, которым вы откликнулись.",
                    linkTitle: "Подробнее о видимости"
                )
            }
        ]
    ) {
        SectionLinkFooterContent(text: "", linkTitle: "")
    }
}
