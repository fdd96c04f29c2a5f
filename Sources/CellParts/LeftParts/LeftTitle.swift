import PortableUIKit

/// A title at the left of a row.
public struct LeftTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftTitle>

    /// The text.
    public var title: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// What the title says about its row.
    public var style: LeftTitleStyle

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// The theme of this part alone.
    public var theme: CellTheme?

    /// Creates a title, by default with as many lines as it needs.
    public init(
        title: String,
        titleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.title = title
        self.titleLineCount = titleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            title: theme.title(title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier)
        )
    }
}

extension LeftTitle: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "title",
        summary: "a title",
        fields: [
            .text("title", \.title),
            .lineCount("titleLineCount", \.titleLineCount),
            .name("style", noun: "title style", \.style),
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Title") { LeftTitle(title: "Страна поиска") },
            PartExample("Long title") { LeftTitle(title: "Приглашения на собеседования и просмотры вашего резюме") },
            PartExample("One line") {
                LeftTitle(title: "Приглашения на собеседования и просмотры вашего резюме", titleLineCount: 1)
            },
            PartExample("Secondary") { LeftTitle(title: "Показать ещё", style: .secondary) },
            PartExample("Accent") { LeftTitle(title: "Добавить опыт", style: .accent) },
            PartExample("Destructive") { LeftTitle(title: "Удалить аккаунт", style: .destructive) },
        ]
    ) {
        LeftTitle(title: "")
    }
}
