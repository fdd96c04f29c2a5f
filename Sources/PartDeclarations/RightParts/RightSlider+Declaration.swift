import Honeycomb

extension RightSlider: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightSlider> = PartDeclaration(
        "slider",
        summary: "a slider",
        usage: """
            For a value of a range that need not be exact, such as the volume. For exact ones, take a stepper or a \
            field.
            """,
        fields: [
            .number(
                "value",
                \.value,
                in: -1_000_000...1_000_000,
                isRequired: true,
                description: "The number at which the thumb is."
            ),
            .number("minimum", \.minimum, in: -1_000_000...1_000_000, description: "The number at the leading end."),
            .number("maximum", \.maximum, in: -1_000_000...1_000_000, description: "The number at the trailing end."),
            .number(
                "step",
                \.step,
                in: 0...1_000_000,
                description: "The distance between numbers that can be selected; 0 for any number."
            ),
            .optionalText(
                "text",
                \.text,
                description: "The text before the slider, such as \"50 km\", which VoiceOver says as its value."
            ),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "value",
                hasHandler: { $0.didChangeHandler != nil },
                description: "The action with each new number while the user moves the thumb."
            ) { part, action in
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
