import Honeycomb

extension LeftCard: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftCard> = PartDeclaration(
        "card",
        itemName: "Card",
        summary: "a picture or an icon above lines",
        usage: """
            For goods, places and devices in grids and carousels: a picture or an icon, with a badge, a button and \
            lines.
            """,
        fillsRow: true,
        fields: [
            .lines(
                "lines",
                \.lines,
                description: "The lines below the picture, each a text with what stands at its end."
            ),
            .optionalImage("image", \.image, description: "The picture, as wide as the card."),
            .number(
                "aspectRatio",
                \.aspectRatio,
                in: 0.25...4,
                description: "How many times its height the picture is wide."
            ),
            .name("imageStyle", noun: "image style", \.imageStyle, description: "The shape of the picture."),
            .optionalText("imageLabel", \.imageLabel, description: "What VoiceOver says for the picture."),
            .optionalIcon("icon", \.icon, description: "The icon, if there is no picture."),
            .tint("iconTint", \.iconTintColor, description: "The color of the icon; the accent color without it."),
            .optionalText(
                "badge",
                \.badge,
                description: "The text of a badge on the picture. An empty one is not shown."
            ),
            .name("badgeStyle", noun: "badge style", \.badgeStyle, description: "The color of the badge."),
            .optionalIcon("cornerIcon", \.cornerIcon, description: "The icon of a button in the trailing corner."),
            .optionalText("cornerLabel", \.cornerLabel, description: "What VoiceOver says for that button."),
            .optionalBoolean(
                "isOn",
                \.isOn,
                description: "Whether a switch in the trailing corner is on; without it, there is no switch."
            ),
            .action(
                "cornerAction",
                changes: "isOn",
                hasHandler: { $0.cornerHandler != nil },
                description: "The action when the user taps the button, or toggles the switch."
            ) { part, action in
                let isSwitch = part.isOn != nil
                part.cornerHandler = { action(isSwitch ? .toggle($0) : .tap) }
            },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Wide picture") {
                LeftCard(
                    image: .local(Icon.image.image),
                    aspectRatio: 16.0 / 9,
                    lines: [
                        PartLine("Выставка", size: .heading, detail: "до 12 мая"),
                        PartLine("Новая Третьяковка", size: .subtitle),
                    ]
                )
            },
            PartExample("Picture") {
                LeftCard(
                    image: .local(Icon.image.image),
                    badge: "−25 %",
                    badgeStyle: .destructive,
                    corner: .iconButton(Icon.favorite.image, label: "В избранное"),
                    lines: [
                        PartLine("Кроссовки для бега по пересечённой местности", size: .subtitle),
                        PartLine("4 990 ₽", size: .heading),
                    ]
                )
            },
            PartExample("Icon and switch") {
                LeftCard(
                    icon: Icon.bolt.image,
                    corner: .toggle(isOn: true),
                    lines: [PartLine("Свет в гостиной"), PartLine("80 %", size: .subtitle)]
                )
            },
        ]
    ) {
        LeftCard(lines: [])
    }
}

extension LeftCard {
    /// The icon of the button in the corner.
    fileprivate var cornerIcon: UIImage? {
        get { if case .iconButton(let icon, _)? = corner { icon } else { nil } }
        set { corner = newValue.map { .iconButton($0, label: cornerLabel ?? "") } }
    }

    /// What VoiceOver says for the button in the corner.
    fileprivate var cornerLabel: String? {
        get { if case .iconButton(_, let label)? = corner, !label.isEmpty { label } else { nil } }
        set { if case .iconButton(let icon, _)? = corner { corner = .iconButton(icon, label: newValue ?? "") } }
    }

    /// Whether the switch in the corner is on.
    fileprivate var isOn: Bool? {
        get { if case .toggle(let isOn)? = corner { isOn } else { nil } }
        set { if let newValue { corner = .toggle(isOn: newValue) } }
    }
}
