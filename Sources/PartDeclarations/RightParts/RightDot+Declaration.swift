import Honeycomb

extension RightDot: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDot> = PartDeclaration(
        "dot",
        summary: "a dot",
        usage: "For what is new or unread. Its label is what VoiceOver says.",
        fields: [
            .name("style", noun: "detail style", \.style, description: "The color of the dot."),
            .optionalText("label", \.label, description: "What VoiceOver says, such as \"Unread\"."),
        ],
        examples: [
            PartExample("Dot") { RightDot(label: "Новое") },
            PartExample("Success") { RightDot(style: .success, label: "В сети") },
            PartExample("Destructive") { RightDot(style: .destructive, label: "Ошибка") },
        ]
    ) {
        RightDot()
    }
}
