import Honeycomb

extension LeftButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftButton> = PartDeclaration(
        "button",
        summary: "a button as wide as the row",
        usage: """
            For the main action of a screen or a section. Use one filled button a screen, and put it into the bottom \
            bar if it must stay in sight.
            """,
        fillsRow: true,
        fields: [
            .text("title", \.title, description: "The text of the button."),
            .name("style", noun: "button style", \.style, description: "How much the button stands out."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .boolean(
                "isActive",
                \.isActive,
                description: "Whether an activity indicator replaces the text, while the button takes no taps."
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
            PartExample("Filled") { LeftButton(title: "Оплатить") },
            PartExample("Tinted") { LeftButton(title: "В корзину", style: .tinted) },
            PartExample("Outlined") { LeftButton(title: "Написать", style: .outlined) },
            PartExample("Plain") { LeftButton(title: "Пропустить", style: .plain) },
            PartExample("Destructive") { LeftButton(title: "Удалить аккаунт", style: .destructive) },
            PartExample("Disabled") { LeftButton(title: "Оплатить", isEnabled: false) },
            PartExample("Active") { LeftButton(title: "Оплатить", isActive: true) },
            PartExample("Long title") { LeftButton(title: "Отправить приглашение всем участникам встречи") },
        ]
    ) {
        LeftButton(title: "")
    }
}
