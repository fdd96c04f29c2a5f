import Honeycomb

extension RightDetailChevron: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDetailChevron> = PartDeclaration(
        "detailChevron",
        summary: "a detail with a chevron",
        usage: "For a value that another screen changes.",
        fields: [
            .styledText("text", \.$text, description: "The text before the chevron."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Detail with a chevron") { RightDetailChevron(text: "Россия") },
            PartExample("Long") { RightDetailChevron(text: "Соединённое Королевство Великобритании") },
        ]
    ) {
        RightDetailChevron(text: "")
    }
}
