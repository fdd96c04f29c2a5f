import Honeycomb

extension RightDetailSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDetailSubtitle> = PartDeclaration(
        "detailSubtitle",
        summary: "a detail with a subtitle",
        usage: "For a value with a note, such as a price with a unit.",
        fields: [
            .styledText("text", \.$text, description: "The text at the trailing edge."),
            .optionalStyledText("subtitle", \.$subtitle, description: "The text below. An empty one takes no space."),
            .name("style", noun: "detail style", \.style, description: "The color of the text."),
            .lineCount("lineCount", \.lineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Two lines") { RightDetailSubtitle(text: "− 1 200 ₽", subtitle: "вчера") },
            PartExample("Success") { RightDetailSubtitle(text: "+ 85 000 ₽", subtitle: "аванс", style: .success) },
            PartExample("Destructive") { RightDetailSubtitle(text: "Просрочено", style: .destructive) },
            PartExample("Two lines of text") {
                RightDetailSubtitle(text: "Соединённое Королевство Великобритании", style: .secondary, lineCount: 2)
            },
        ]
    ) {
        RightDetailSubtitle(text: "")
    }
}
