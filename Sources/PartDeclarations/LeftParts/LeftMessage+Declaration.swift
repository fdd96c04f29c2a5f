import Honeycomb

extension LeftMessage: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftMessage> = PartDeclaration(
        "message",
        summary: "a message in the middle",
        fillsRow: true,
        fields: [
            .optionalIcon("icon", \.icon),
            .text("title", \.title),
            .optionalText("text", \.text),
            .optionalText("actionTitle", \.actionTitle),
            .boolean("isActive", \.isActive),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { part, action in
                part.didTapHandler = { action(.tap) }
            },
        ],
        examples: [
            PartExample("Empty") {
                LeftMessage(
                    icon: Icon.search.image,
                    title: "Ничего не найдено",
                    text: "Попробуйте изменить запрос или фильтры",
                    actionTitle: "Сбросить фильтры"
                )
            },
            PartExample("Error") {
                LeftMessage(
                    icon: Icon.wifi.image,
                    title: "Нет соединения",
                    text: "Проверьте сеть и попробуйте ещё раз",
                    actionTitle: "Повторить"
                )
            },
            PartExample("Title only") { LeftMessage(title: "Здесь пока пусто") },
        ]
    ) {
        LeftMessage(title: "")
    }
}
