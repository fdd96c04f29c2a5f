import Honeycomb

extension RightCheckmark: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightCheckmark> = PartDeclaration(
        "checkmark",
        summary: "a check mark",
        usage: "For the chosen row of a list that closes after the choice.",
        isSelection: true,
        fields: [
            .boolean(
                "isOn",
                \.isOn,
                isRequired: true,
                description: "Whether the mark is shown. Without it, its space stays."
            )
        ],
        examples: [
            PartExample("On") { RightCheckmark(isOn: true) },
            PartExample("Off") { RightCheckmark(isOn: false) },
        ]
    ) {
        RightCheckmark(isOn: false)
    }
}
