import Honeycomb

extension LeftButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftButton> = PartDeclaration(
        "button",
        summary: "a button as wide as the row",
        fillsRow: true,
        fields: [
            .text("title", \.title),
            .name("style", noun: "button style", \.style),
            .boolean("isEnabled", \.isEnabled),
            .boolean("isActive", \.isActive),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { part, action in
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
