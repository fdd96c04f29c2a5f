/// The checks of the values of fields: `{"type": "length", "minimum": 8, "message": "At least 8 characters"}`.
enum FieldChecks {
    /// The key of a part with checks.
    static let key = "checks"
    /// The maximum number of checks of a field.
    static let limit = 20

    /// A list of checks, in the order in which they are tested.
    static let shape = DocumentShape.list(
        .variants(
            VariantsShape(
                noun: "check",
                [
                    .init(name: "required", summary: "the value has a character that is not white space", fields: []),
                    .init(name: "email", summary: "the value looks like an email address", fields: []),
                    .init(name: "length", summary: "the number of characters is in a range", fields: lengths),
                    .init(name: "range", summary: "the value is a number in a range", fields: numbers),
                    .init(
                        name: "pattern",
                        summary: "a regular expression matches the whole value",
                        fields: [
                            FieldShape.required(
                                "pattern",
                                .nonEmptyText,
                                "A regular expression in ICU syntax, of at most 1,000 characters."
                            ).bindable
                        ]
                    ),
                    .init(
                        name: "condition",
                        summary: "a condition is true",
                        fields: [.required("if", .rule(.condition), "What must be true.")]
                    ),
                ],
                common: [
                    FieldShape.required("message", .nonEmptyText, "What is wrong with a value that fails.").bindable
                ]
            )
        )
    )

    private static let lengths = limits(.integer(0...100_000), "number of characters")
    private static let numbers = limits(.number(-1e15...1e15), "number")

    private static func limits(_ shape: DocumentShape, _ noun: String) -> [FieldShape] {
        [
            FieldShape.optional("minimum", shape, "The least \(noun).").bindable,
            FieldShape.optional("maximum", shape, "The greatest \(noun).").bindable,
        ]
    }

    static func examples(_ format: DocumentFormat) -> [DocumentValue] {
        [
            ["type": "required", "message": "Enter your email"],
            ["type": "email", "message": "Enter an address like name@example.com"],
            ["type": "length", "minimum": 8, "message": "At least 8 characters"],
            ["type": "range", "minimum": 18, "maximum": 120, "message": "From 18 to 120"],
            ["type": "pattern", "pattern": "[A-Z]{2}[0-9]{6}", "message": "Two letters and six digits"],
            ["type": "condition", "if": ["$state": "isFree"], "message": "The name is taken"],
        ]
    }
}
