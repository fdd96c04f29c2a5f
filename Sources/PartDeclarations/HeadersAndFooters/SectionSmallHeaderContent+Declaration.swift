import Honeycomb

extension SectionSmallHeaderContent: DeclaredPart {
    /// The name, fields and examples of the header.
    public static let declaration: PartDeclaration<SectionSmallHeaderContent> = PartDeclaration(
        "small",
        summary: "a small title",
        usage: "For the sections of settings and forms.",
        fields: [
            .styledText(
                "title",
                \.$title,
                description: "The text above the rows. It wraps to as many lines as needed."
            ),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [PartExample("Small") { SectionSmallHeaderContent(title: "Тип занятости") }]
    ) {
        SectionSmallHeaderContent(title: "")
    }
}
