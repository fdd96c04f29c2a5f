import Honeycomb

extension RightToggle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightToggle> = PartDeclaration(
        "toggle",
        summary: "a switch",
        isSelection: true,
        fields: [
            .boolean("isOn", \.isOn, isRequired: true),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "isOn", hasHandler: { $0.didToggleHandler != nil }) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
        ],
        examples: [
            PartExample("On") { RightToggle(isOn: true) },
            PartExample("Off") { RightToggle(isOn: false) },
            PartExample("Disabled") { RightToggle(isOn: true, isEnabled: false) },
        ]
    ) {
        RightToggle(isOn: false)
    }
}
