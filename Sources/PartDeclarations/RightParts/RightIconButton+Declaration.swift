import Honeycomb

extension RightIconButton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightIconButton> = PartDeclaration(
        "iconButton",
        summary: "an icon button",
        fields: [
            .icon("icon", \.icon),
            .tint("iconTint", \.iconTintColor),
            .text("iconLabel", \.iconLabel),
            .action("action", hasHandler: { $0.didTapHandler != nil }) { part, action in
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
