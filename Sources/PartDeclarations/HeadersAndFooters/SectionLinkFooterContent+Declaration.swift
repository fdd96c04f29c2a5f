import Honeycomb

extension SectionLinkFooterContent: DeclaredPart {
    /// The name, fields and examples of the footer.
    public static let declaration: PartDeclaration<SectionLinkFooterContent> = PartDeclaration(
        "link",
        summary: "a text with a link",
        fields: [
            .text("text", \.text),
            .text("linkTitle", \.linkTitle),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { footer, action in
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
