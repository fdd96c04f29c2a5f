import Honeycomb

extension LeftRadioSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftRadioSubtitle> = PartDeclaration(
        "radioSubtitle",
        summary: "a radio button with a title and a subtitle",
        usage: "As a radio button, for choices that need an explanation, such as a price.",
        isSelection: true,
        fields: [
            .styledText("title", \.$title, description: "The text beside the radio button."),
            .styledText("subtitle", \.$subtitle, description: "The text below the title. An empty one takes no space."),
            .boolean("isOn", \.isOn, isRequired: true, description: "Whether the radio button is selected."),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
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
            PartExample("On") { LeftRadioSubtitle(title: "Курьером", subtitle: "Завтра, 300 ₽", isOn: true) },
            PartExample("Off") { LeftRadioSubtitle(title: "Самовывоз", subtitle: "Сегодня, бесплатно", isOn: false) },
            PartExample("Long texts") {
                LeftRadioSubtitle(
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли",
                    isOn: false
                )
            },
        ]
    ) {
        LeftRadioSubtitle(title: "", subtitle: "", isOn: false)
    }
}
