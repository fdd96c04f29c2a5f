import Honeycomb

extension LeftChips: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftChips> = PartDeclaration(
        "chips",
        summary: "chips that wrap",
        fields: [
            .optionalText("title", \.title, description: "The text above the chips. An empty one takes no space."),
            .texts("chips", \.chips, description: "The texts of the chips, in reading order."),
            .indexes("selection", \.selection, description: "The indexes of the selected chips."),
            .action(
                "action",
                changes: "selection",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps a chip, with its index."
            ) { part, action in
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
