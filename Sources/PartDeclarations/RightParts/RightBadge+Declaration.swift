import Honeycomb

extension RightBadge: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightBadge> = PartDeclaration(
        "badge",
        summary: "a badge",
        usage: "For a count or a status in one word. For a mark without a word, take a dot.",
        fields: [
            .text("text", \.text, description: "The text in the badge, such as a number."),
            .name("style", noun: "badge style", \.style, description: "The color of the badge."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Badge") { RightBadge(text: "12") },
            PartExample("One digit") { RightBadge(text: "3") },
            PartExample("Neutral") { RightBadge(text: "Черновик", style: .neutral) },
            PartExample("Success") { RightBadge(text: "Новое", style: .success) },
            PartExample("Warning") { RightBadge(text: "Проверка", style: .warning) },
            PartExample("Destructive") { RightBadge(text: "Отказ", style: .destructive) },
        ]
    ) {
        RightBadge(text: "")
    }
}
