import Honeycomb

extension SectionMessageFooterContent: DeclaredPart {
    /// The name, fields and examples of the footer.
    public static let declaration: PartDeclaration<SectionMessageFooterContent> = PartDeclaration(
        "message",
        summary: "a message with a color",
        usage: "For a result or a problem of the whole section, in its color.",
        fields: [
            .styledText("text", \.$text, description: "The text below the rows. It wraps to as many lines as needed."),
            .name(
                "style",
                noun: "detail style",
                \.style,
                description: "The color of the text. Warnings and destructive texts have an icon."
            ),
            .boolean("isCentered", \.isCentered, description: "Whether the text is centered."),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Error") { SectionMessageFooterContent(text: "Введите номер карты", style: .destructive) },
            PartExample("Warning") {
                SectionMessageFooterContent(
                    text: "После удаления резюме нельзя восстановить, а отклики останутся у работодателей",
                    style: .warning
                )
            },
            PartExample("Centered") { SectionMessageFooterContent(text: "Версия 3.14", isCentered: true) },
        ]
    ) {
        SectionMessageFooterContent(text: "")
    }
}
