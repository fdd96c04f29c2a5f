import Honeycomb

extension RightSegments: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightSegments> = PartDeclaration(
        "segments",
        summary: "a segmented control",
        usage: "For two to four short choices that are all seen. For more, take a menu.",
        fields: [
            .texts("titles", \.titles, description: "The texts of the segments, in reading order."),
            .index(
                "selectedIndex",
                \.selectedIndex,
                description: "The index of the selected segment; without one, none is selected."
            ),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "selectedIndex",
                hasHandler: { $0.didSelectHandler != nil },
                description: "The action when the user selects a segment, with its index."
            ) { part, action in
                part.didSelectHandler = { action(.number(Double($0))) }
            },
        ],
        examples: [
            PartExample("Two segments") { RightSegments(titles: ["День", "Ночь"], selectedIndex: 0) },
            PartExample("Three segments") { RightSegments(titles: ["S", "M", "L"], selectedIndex: 1) },
            PartExample("Disabled") { RightSegments(titles: ["₽", "$"], selectedIndex: 0, isEnabled: false) },
        ]
    ) {
        RightSegments(titles: [], selectedIndex: nil)
    }
}
