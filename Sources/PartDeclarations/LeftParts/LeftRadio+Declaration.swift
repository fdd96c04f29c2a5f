import Honeycomb

extension LeftRadio: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftRadio> = PartDeclaration(
        "radio",
        summary: "a radio button with a title",
        usage: """
            To choose one of a few rows that are all seen. For many or short choices, take a menu or segments on the \
            right.
            """,
        isSelection: true,
        fields: [
            .styledText("title", \.$title, description: "The text beside the radio button."),
            .lineCount("titleLineCount", \.titleLineCount),
            .boolean("isOn", \.isOn, isRequired: true, description: "Whether the radio button is selected."),
            .action(
                "action",
                changes: "isOn",
                hasHandler: { $0.didToggleHandler != nil },
                description: "The action when the user selects it, with the new value."
            ) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("On") { LeftRadio(title: "Полный день", isOn: true) },
            PartExample("Off") { LeftRadio(title: "Гибкий график", isOn: false) },
            PartExample("Long title") {
                LeftRadio(title: "Приглашения на собеседования и просмотры вашего резюме", isOn: true)
            },
        ]
    ) {
        LeftRadio(title: "", isOn: false)
    }
}
