import Honeycomb

extension RightTextButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightTextButton> = PartDeclaration(
        "textButton",
        summary: "a text button",
        usage: "For a second action of the row that a word says better than an icon.",
        fields: [
            .text("title", \.title, description: "The text of the button."),
            .name("style", noun: "button style", \.style, description: "How much the button stands out."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps the button."
            ) { part, action in
                part.didTapHandler = { action(.tap) }
            },
        ],
        examples: [
            PartExample("Plain") { RightTextButton(title: "Изменить") },
            PartExample("Filled") { RightTextButton(title: "Откликнуться", style: .filled) },
            PartExample("Tinted") { RightTextButton(title: "Ещё", style: .tinted) },
            PartExample("Outlined") { RightTextButton(title: "Подписаться", style: .outlined) },
            PartExample("Destructive") { RightTextButton(title: "Удалить", style: .destructive) },
            PartExample("Disabled") { RightTextButton(title: "Изменить", style: .filled, isEnabled: false) },
        ]
    ) {
        RightTextButton(title: "")
    }
}
