import Honeycomb

extension LeftCheckboxSubtitle: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftCheckboxSubtitle> = PartDeclaration(
        "checkboxSubtitle",
        summary: "a checkbox with a title and a subtitle",
        usage: "As a checkbox, for choices that need an explanation.",
        isSelection: true,
        fields: [
            .styledText("title", \.$title, description: "The text beside the checkbox."),
            .styledText("subtitle", \.$subtitle, description: "The text below the title. An empty one takes no space."),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .boolean("isOn", \.isOn, isRequired: true, description: "Whether the checkbox is checked."),
            .action(
                "action",
                changes: "isOn",
                hasHandler: { $0.didToggleHandler != nil },
                description: "The action when the user checks or unchecks it, with the new value."
            ) { part, action in
                part.didToggleHandler = { action(.toggle($0)) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("On") {
                LeftCheckboxSubtitle(title: "Удалённая работа", subtitle: "Из любой страны", isOn: true)
            },
            PartExample("Off") { LeftCheckboxSubtitle(title: "Вахта", subtitle: "С проживанием", isOn: false) },
            PartExample("Long texts") {
                LeftCheckboxSubtitle(
                    title: "Приглашения на собеседования и просмотры вашего резюме",
                    subtitle: "Показываем работодателям, которых вы не скрыли, и рекрутерам из вашего города",
                    isOn: true
                )
            },
        ]
    ) {
        LeftCheckboxSubtitle(title: "", subtitle: "", isOn: false)
    }
}
