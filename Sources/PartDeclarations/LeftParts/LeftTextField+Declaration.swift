import Honeycomb

extension LeftTextField: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftTextField> = PartDeclaration(
        "textField",
        summary: "a text field",
        fields: [
            .optionalText("text", \.text),
            .text("placeholder", \.placeholder),
            .boolean("isSecure", \.isSecure),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "text", hasHandler: { $0.didChangeHandler != nil }) { part, action in
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
