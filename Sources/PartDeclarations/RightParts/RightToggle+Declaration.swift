import Honeycomb

extension RightToggle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightToggle> = PartDeclaration(
        "toggle",
        summary: "a switch",
        usage: "For a setting that acts at once. For choices that are confirmed later, take a checkbox.",
        isSelection: true,
        fields: [
            .boolean("isOn", \.isOn, isRequired: true, description: "Whether the switch is on."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "isOn",
                hasHandler: { $0.didToggleHandler != nil },
                description: "The action when the user flips the switch, with the new value."
            ) { part, action in
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
