import Honeycomb

extension RightMenu: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightMenu> = PartDeclaration(
        "menu",
        summary: "a menu button",
        usage: """
            For one of several choices, the current one of which is seen. For two to four short ones, take segments.
            """,
        fields: [
            .texts("options", \.options, description: "The texts of the options, from top to bottom."),
            .index(
                "selectedIndex",
                \.selectedIndex,
                description: "The index of the selected option; without one, the placeholder is shown."
            ),
            .optionalText("placeholder", \.placeholder, description: "The text while no option is selected."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "selectedIndex",
                hasHandler: { $0.didSelectHandler != nil },
                description: "The action when the user selects an option, with its index."
            ) { part, action in
                part.didSelectHandler = { action(.number(Double($0))) }
            },
        ],
        examples: [
            PartExample("Selected") { RightMenu(options: ["За месяц", "За год"], selectedIndex: 0) },
            PartExample("Nothing selected") { RightMenu(options: ["За месяц", "За год"], placeholder: "Выбрать") },
            PartExample("Disabled") { RightMenu(options: ["За год"], selectedIndex: 0, isEnabled: false) },
        ]
    ) {
        RightMenu(options: [])
    }
}
