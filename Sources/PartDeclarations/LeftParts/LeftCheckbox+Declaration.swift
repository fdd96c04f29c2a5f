import Honeycomb

extension LeftCheckbox: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftCheckbox> = PartDeclaration(
        "checkbox",
        summary: "a checkbox with a title",
        usage: """
            To choose any number of rows in a form that is confirmed later. For a setting that acts at once, take a \
            switch on the right.
            """,
        isSelection: true,
        fields: [
            .styledText("title", \.$title, description: "The text beside the checkbox."),
            .lineCount("titleLineCount", \.titleLineCount),
            .boolean("isOn", \.isOn, isRequired: true, description: "Whether the checkbox is checked."),
            .action(
                "action",
                changes: "isOn",
                hasHandler: { $0.didToggleHandler != nil },
                description: "The action when the user checks or unchecks it, with the new value."
            ) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("On") { LeftCheckbox(title: "Приглашения", isOn: true) },
            PartExample("Off") { LeftCheckbox(title: "Просмотры вашего резюме", isOn: false) },
            PartExample("Long title") {
                LeftCheckbox(title: "Приглашения на собеседования и просмотры вашего резюме", isOn: true)
            },
        ]
    ) {
        LeftCheckbox(title: "", isOn: false)
    }
}
