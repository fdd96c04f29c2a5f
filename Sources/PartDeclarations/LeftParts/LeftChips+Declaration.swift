import Honeycomb

extension LeftChips: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftChips> = PartDeclaration(
        "chips",
        summary: "chips that wrap",
        fields: [
            .optionalText("title", \.title),
            .texts("chips", \.chips),
            .indexes("selection", \.selection),
            .action("action", changes: "selection", hasHandler: { $0.didTapHandler != nil }) { part, action in
                part.didTapHandler = { action(.number(Double($0))) }
            },
        ],
        examples: [
            PartExample("Chips") { LeftChips(chips: ["Удалённо", "Офис"], selection: [0]) },
            PartExample("With a title") {
                LeftChips(
                    title: "График",
                    chips: ["Полный день", "Сменный", "Гибкий", "Вахта", "Удалённо"],
                    selection: [0, 4]
                )
            },
        ]
    ) {
        LeftChips(chips: [])
    }
}
