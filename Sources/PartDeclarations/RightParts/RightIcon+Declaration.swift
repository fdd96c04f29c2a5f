import Honeycomb

extension RightIcon: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightIcon> = PartDeclaration(
        "icon",
        summary: "an icon",
        fields: [
            .icon("icon", \.icon),
            .tint("iconTint", \.iconTintColor),
            .optionalText("iconLabel", \.iconLabel),
        ],
        examples: [
            PartExample("Icon") { RightIcon(icon: Icon.lock.image, iconLabel: "Закрыто") },
            PartExample("Tint") { RightIcon(icon: Icon.notification.image, iconTintColor: Tint.orange.color) },
        ]
    ) {
        RightIcon(icon: Icon.article.image)
    }
}
