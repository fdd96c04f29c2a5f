import Honeycomb

extension LeftMessage: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftMessage> = PartDeclaration(
        "message",
        summary: "a message in the middle",
        usage: """
            For empty screens and errors: what happened, and what to do. A section of messages centers it on the \
            screen.
            """,
        fillsRow: true,
        fields: [
            .optionalIcon(
                "icon",
                \.icon,
                description: "The icon above, 48 points large; without one, the message starts with its title."
            ),
            .styledText("title", \.$title, description: "The main text, in the first line."),
            .optionalStyledText("text", \.$text, description: "The text below the title. An empty one takes no space."),
            .optionalText(
                "actionTitle",
                \.actionTitle,
                description: "The text of the button; without one, there is no button."
            ),
            .boolean(
                "isActive",
                \.isActive,
                description: "Whether an activity indicator replaces the text of the button."
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
