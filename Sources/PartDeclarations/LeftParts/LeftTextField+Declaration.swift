import Honeycomb

extension LeftTextField: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftTextField> = PartDeclaration(
        "textField",
        summary: "a text field",
        usage: """
            For one short text that the app validates itself. For labels, errors, masks and the focus of a form, \
            take a field.
            """,
        fields: [
            .optionalText("text", \.text, description: "The text in the field."),
            .text(
                "placeholder",
                \.placeholder,
                description: "The text of the empty field, which is also what VoiceOver calls it."
            ),
            .boolean("isSecure", \.isSecure, description: "Whether the text is hidden, as for passwords."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "text",
                hasHandler: { $0.didChangeHandler != nil },
                description: "The action after each change by the user, with the new text."
            ) { part, action in
                part.didChangeHandler = { action(.text($0)) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Empty") { LeftTextField(placeholder: "Желаемая должность") },
            PartExample("Text") { LeftTextField(text: "Дизайнер", placeholder: "Желаемая должность") },
            PartExample("Secure") { LeftTextField(text: "12345", placeholder: "Пароль", isSecure: true) },
        ]
    ) {
        LeftTextField(placeholder: "")
    }
}
