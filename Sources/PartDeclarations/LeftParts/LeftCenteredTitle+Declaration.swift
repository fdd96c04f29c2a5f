import Honeycomb

extension LeftCenteredTitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftCenteredTitle> = PartDeclaration(
        "centeredTitle",
        summary: "a centered title",
        fillsRow: true,
        fields: [
            .text("title", \.title),
            .optionalText("subtitle", \.subtitle),
            .name("style", noun: "title style", \.style),
            .lineCount("titleLineCount", \.titleLineCount),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Accent") { LeftCenteredTitle(title: "Показать ещё") },
            PartExample("Destructive") { LeftCenteredTitle(title: "Выйти", style: .destructive) },
            PartExample("With a subtitle") {
                LeftCenteredTitle(
                    title: "Здесь пока пусто",
                    subtitle: "Отклики появятся в этом списке",
                    style: .primary
                )
            },
        ]
    ) {
        LeftCenteredTitle(title: "")
    }
}
