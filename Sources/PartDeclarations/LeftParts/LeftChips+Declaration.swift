import Honeycomb

extension LeftChips: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftChips> = PartDeclaration(
        "chips",
        summary: "chips that wrap",
        usage: "For filters and tags. Chips wrap into further lines; a long list of them belongs in a carousel.",
        fields: [
            .optionalText("title", \.title, description: "The text above the chips. An empty one takes no space."),
            .chips(
                "chips",
                \.chips,
                description: "The chips in reading order: texts, or objects with an icon, a number and a chevron."
            ),
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
            PartExample("Filters") {
                LeftChips(
                    chips: [
                        Chip("Фильтры", icon: Icon.filter.image, count: 2), Chip("По дате", hasMenu: true),
                        Chip("Рядом", icon: Icon.location.image),
                    ],
                    selection: [0]
                )
            },
        ]
    ) {
        LeftChips(chips: [])
    }
}
