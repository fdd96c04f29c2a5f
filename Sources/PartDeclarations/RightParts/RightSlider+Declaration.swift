import Honeycomb

extension RightSlider: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightSlider> = PartDeclaration(
        "slider",
        summary: "a slider",
        fields: [
            .number("value", \.value, in: -1_000_000...1_000_000, isRequired: true),
            .number("minimum", \.minimum, in: -1_000_000...1_000_000),
            .number("maximum", \.maximum, in: -1_000_000...1_000_000),
            .number("step", \.step, in: 0...1_000_000),
            .optionalText("text", \.text),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "value", hasHandler: { $0.didChangeHandler != nil }) { part, action in
                part.didChangeHandler = { action(.number($0)) }
            },
        ],
        examples: [
            PartExample("Slider") { RightSlider(value: 0.4) },
            PartExample("With a text") { RightSlider(value: 50, maximum: 100, step: 10, text: "50 км") },
            PartExample("Disabled") { RightSlider(value: 0.4, isEnabled: false) },
        ]
    ) {
        RightSlider(value: 0)
    }
}
