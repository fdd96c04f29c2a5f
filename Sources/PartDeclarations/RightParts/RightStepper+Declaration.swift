import Honeycomb

extension RightStepper: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightStepper> = PartDeclaration(
        "stepper",
        summary: "a number with a stepper",
        usage: "For small numbers that are changed by one or two. For large ranges, take a slider or a field.",
        fields: [
            .number(
                "value",
                \.value,
                in: -1_000_000...1_000_000,
                isRequired: true,
                description: "The number that the stepper changes."
            ),
            .number("minimum", \.minimum, in: -1_000_000...1_000_000, description: "The least number."),
            .number("maximum", \.maximum, in: -1_000_000...1_000_000, description: "The greatest number."),
            .number("step", \.step, in: 0.001...1_000_000, description: "What one tap adds or subtracts."),
            .optionalText("text", \.text, description: "The text in place of the number, such as \"3 years\"."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "value",
                hasHandler: { $0.didChangeHandler != nil },
                description: "The action after a tap, with the new number."
            ) { part, action in
                part.didChangeHandler = { action(.number($0)) }
            },
        ],
        examples: [
            PartExample("Stepper") { RightStepper(value: 3) },
            PartExample("In words") { RightStepper(value: 2, text: "2 года") },
            PartExample("At the least number") { RightStepper(value: 0) },
        ]
    ) {
        RightStepper(value: 0)
    }
}
