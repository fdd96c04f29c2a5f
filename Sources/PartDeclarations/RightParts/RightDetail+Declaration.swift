import Honeycomb

extension RightDetail: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDetail> = PartDeclaration(
        "detail",
        summary: "a detail",
        usage: "For the value of the row, which is read with its title.",
        fields: [
            .styledText("text", \.$text, description: "The text at the trailing edge."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Detail") { RightDetail(text: "Россия") },
            PartExample("Long") { RightDetail(text: "Соединённое Королевство Великобритании") },
            PartExample("Price") {
                RightDetail(
                    text: RichText([
                        RichText.Run("1 490 ₽", style: .primary, size: .heading, hasMonospacedDigits: true),
                        RichText.Run(" 1 990 ₽", isStruck: true),
                    ])
                )
            },
        ]
    ) {
        RightDetail(text: "")
    }
}
