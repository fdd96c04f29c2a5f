import PortableUIKit

/// A badge at the right of a row: a number or a word on a pill.
public struct RightBadge: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightBadge>

    /// The text.
    public var text: String

    /// What the badge says about its row.
    public var style: BadgeStyle

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// The theme of this part alone.
    public var theme: CellTheme?

    /// Creates a badge, by default in the accent colour.
    public init(text: String, style: BadgeStyle = .accent, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            text: theme.badge(text, style: style, identifier: accessibilityIdentifier),
            badgeColor: style.fillColor(in: theme.palette)
        )
    }
}

extension RightBadge: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "badge",
        summary: "a badge",
        fields: [
            .text("text", \.text),
            .name("style", noun: "badge style", \.style),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Badge") { RightBadge(text: "12") },
            PartExample("One digit") { RightBadge(text: "3") },
            PartExample("Neutral") { RightBadge(text: "Черновик", style: .neutral) },
            PartExample("Success") { RightBadge(text: "Новое", style: .success) },
            PartExample("Warning") { RightBadge(text: "Проверка", style: .warning) },
            PartExample("Destructive") { RightBadge(text: "Отказ", style: .destructive) },
        ]
    ) {
        RightBadge(text: "")
    }
}
