import Honeycomb

extension RightBadgeChevron: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightBadgeChevron> = PartDeclaration(
        "badgeChevron",
        summary: "a badge with a chevron",
        usage: "For a count or a status of what another screen shows.",
        fields: [
            .text("text", \.text, description: "The text in the badge, such as a number."),
            .name("style", noun: "badge style", \.style, description: "The color of the badge."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Badge") { RightBadgeChevron(text: "12") },
            PartExample("One digit") { RightBadgeChevron(text: "3") },
            PartExample("Neutral") { RightBadgeChevron(text: "Черновик", style: .neutral) },
            PartExample("Success") { RightBadgeChevron(text: "Новое", style: .success) },
            PartExample("Warning") { RightBadgeChevron(text: "Проверка", style: .warning) },
            PartExample("Destructive") { RightBadgeChevron(text: "Отказ", style: .destructive) },
        ]
    ) {
        RightBadgeChevron(text: "")
    }
}
