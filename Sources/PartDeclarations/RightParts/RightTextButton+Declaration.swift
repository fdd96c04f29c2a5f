import Honeycomb

extension RightTextButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightTextButton> = PartDeclaration(
        "textButton",
        summary: "a text button",
        fields: [
            .text("title", \.title),
            .name("style", noun: "button style", \.style),
            .boolean("isEnabled", \.isEnabled),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { part, action in
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
