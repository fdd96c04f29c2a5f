import Honeycomb

extension RightIconButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightIconButton> = PartDeclaration(
        "iconButton",
        summary: "an icon button",
        usage: "For a second action of the row, beside tapping the row. It needs a label for VoiceOver.",
        fields: [
            .icon("icon", \.icon, description: "The icon, by name."),
            .tint(
                "iconTint",
                \.iconTintColor,
                description: "The color of the icon, by name; without one, that of the theme."
            ),
            .text("iconLabel", \.iconLabel, description: "What VoiceOver calls the button."),
            .action(
                "action",
                hasHandler: { $0.didTapHandler != nil },
                description: "The action when the user taps the button."
            ) { part, action in
                part.didTapHandler = { action(.tap) }
            },
        ],
        examples: [
            PartExample("Icon button") { RightIconButton(icon: Icon.favorite.image, iconLabel: "В избранное") },
            PartExample("Destructive") {
                RightIconButton(icon: Icon.delete.image, iconTintColor: Tint.red.color, iconLabel: "Удалить")
            },
        ]
    ) {
        RightIconButton(icon: Icon.close.image, iconLabel: "")
    }
}
