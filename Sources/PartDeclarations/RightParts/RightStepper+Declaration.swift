import Honeycomb

extension RightStepper: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightStepper> = PartDeclaration(
        "stepper",
        summary: "a number with a stepper",
        fields: [
            .number("value", \.value, in: -1_000_000...1_000_000, isRequired: true),
            .number("minimum", \.minimum, in: -1_000_000...1_000_000),
            .number("maximum", \.maximum, in: -1_000_000...1_000_000),
            .number("step", \.step, in: 0.001...1_000_000),
            .optionalText("text", \.text),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "value", hasHandler: { $0.didChangeHandler != nil }) { part, action in
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
