import Honeycomb

extension SectionLargeHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionLargeHeaderContent> = PartDeclaration(
        "large",
        summary: "a large title",
        usage: "For the sections of a screen with cards, grids and carousels.",
        fields: [
            .styledText(
                "title",
                \.$title,
                description: "The text above the rows. It wraps to as many lines as needed."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [PartExample("Large") { SectionLargeHeaderContent(title: "PUSH-уведомления") }]
    ) {
        SectionLargeHeaderContent(title: "")
    }
}
