import Honeycomb

extension RightIcon: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightIcon> = PartDeclaration(
        "icon",
        summary: "an icon",
        usage: "For a mark that cannot be tapped, such as a lock. Give it a label for VoiceOver if it says something.",
        fields: [
            .icon("icon", \.icon, description: "The icon, by name."),
            .tint(
                "iconTint",
                \.iconTintColor,
                description: "The color of the icon, by name; without one, that of the theme."
            ),
            .optionalText(
                "iconLabel",
                \.iconLabel,
                description: "What VoiceOver says for the icon; without one, the icon is decorative."
            ),
        ],
        examples: [
            PartExample("Icon") { RightIcon(icon: Icon.lock.image, iconLabel: "Закрыто") },
            PartExample("Tint") { RightIcon(icon: Icon.notification.image, iconTintColor: Tint.orange.color) },
        ]
    ) {
        RightIcon(icon: Icon.article.image)
    }
}
