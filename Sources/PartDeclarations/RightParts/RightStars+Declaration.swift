import Honeycomb

extension RightStars: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightStars> = PartDeclaration(
        "stars",
        summary: "a rating in stars",
        usage: "For ratings, to show or to give.",
        fields: [
            .number(
                "value",
                \.value,
                in: 0...10,
                isRequired: true,
                description: "The rating, shown in halves of stars."
            ),
            .count("count", \.count, in: 1...10, description: "The number of stars."),
            .optionalText("text", \.text, description: "The text beside the stars, such as \"4.5\"."),
            .action(
                "action",
                changes: "value",
                hasHandler: { $0.didSelectHandler != nil },
                description:
                    "The action when the user taps a star, with its number; without one, the rating cannot be changed."
            ) { part, action in
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
