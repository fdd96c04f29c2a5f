import Honeycomb

extension RightStars: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightStars> = PartDeclaration(
        "stars",
        summary: "a rating in stars",
        fields: [
            .number("value", \.value, in: 0...10, isRequired: true),
            .count("count", \.count, in: 1...10),
            .optionalText("text", \.text),
            .action("action", changes: "value", hasHandler: { $0.didSelectHandler != nil }) { part, action in
                part.didSelectHandler = { action(.number(Double($0))) }
            },
        ],
        examples: [
            PartExample("Stars") { RightStars(value: 3.5) },
            PartExample("With a text") { RightStars(value: 4.5, text: "4,5") },
            PartExample("Three stars") { RightStars(value: 1, count: 3) },
        ]
    ) {
        RightStars(value: 0)
    }
}
