import Honeycomb

extension RightDetail: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDetail> = PartDeclaration(
        "detail",
        summary: "a detail",
        fields: [
            .text("text", \.text, description: "The text at the trailing edge."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Detail") { RightDetail(text: "Россия") },
            PartExample("Long") { RightDetail(text: "Соединённое Королевство Великобритании") },
        ]
    ) {
        RightDetail(text: "")
    }
}
