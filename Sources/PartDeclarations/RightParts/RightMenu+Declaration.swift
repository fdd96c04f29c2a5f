import Honeycomb

extension RightMenu: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightMenu> = PartDeclaration(
        "menu",
        summary: "a menu button",
        fields: [
            .texts("options", \.options),
            .index("selectedIndex", \.selectedIndex),
            .optionalText("placeholder", \.placeholder),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "selectedIndex", hasHandler: { $0.didSelectHandler != nil }) { part, action in
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
