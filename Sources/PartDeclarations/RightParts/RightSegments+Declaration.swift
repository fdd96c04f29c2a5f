import Honeycomb

extension RightSegments: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightSegments> = PartDeclaration(
        "segments",
        summary: "a segmented control",
        fields: [
            .texts("titles", \.titles),
            .index("selectedIndex", \.selectedIndex),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "selectedIndex", hasHandler: { $0.didSelectHandler != nil }) { part, action in
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
