import Honeycomb

extension SectionTextFooterContent: DeclaredPart {
    /// The name, fields and examples of the footer.
    public static let declaration: PartDeclaration<SectionTextFooterContent> = PartDeclaration(
        "text",
        summary: "a text",
        usage: "For an explanation of the section above. One or two sentences.",
        fields: [
            .styledText("text", \.$text, description: "The text below the rows. It wraps to as many lines as needed."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Text") {
                SectionTextFooterContent(text: "Резюме видят только работодатели, которым вы откликнулись.")
            }
        ]
    ) {
        SectionTextFooterContent(text: "")
    }
}
