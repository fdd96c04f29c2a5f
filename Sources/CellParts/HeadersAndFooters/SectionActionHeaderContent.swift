import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A large title above the rows of a section, with a button at the trailing edge.
///
/// At the accessibility text sizes, and where there is no room for both, the button stands below the title.
public struct SectionActionHeaderContent: ContainerContent, ThemeContainable, Sendable {
    /// The view of the header.
    public typealias View = SectionActionHeaderView

    /// The title. It takes as many lines as it needs.
    public var title: String

    /// The text of the button: "All".
    public var actionTitle: String

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// The theme of this header alone.
    public var theme: CellTheme?

    /// Creates a title with a button.
    public init(
        title: String,
        actionTitle: String,
        accessibilityIdentifier: String? = nil,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.actionTitle = actionTitle
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didTapHandler = didTapHandler
    }

    var titleLabel: LabelContent {
        LabelContent(
            text: title,
            style: currentTheme.typography.largeHeader,
            color: currentTheme.palette.primaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    var actionLabel: LabelContent {
        LabelContent(text: actionTitle, style: currentTheme.typography.button, color: currentTheme.palette.accent)
    }
}

extension SectionActionHeaderContent: DeclaredPart {
    /// Name, fields and examples of the header.
    public static let declaration = PartDeclaration(
        "action",
        summary: "a large title with a button",
        fields: [
            .text("title", \.title),
            .text("actionTitle", \.actionTitle),
            .action("action") { header, action in header.didTapHandler = { action(.tap) } },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a button") { SectionActionHeaderContent(title: "Вакансии", actionTitle: "Все") },
            PartExample("Long title") {
                SectionActionHeaderContent(
                    title: "Вакансии компаний, на которые вы подписаны",
                    actionTitle: "Показать все"
                )
            },
        ]
    ) {
        SectionActionHeaderContent(title: "", actionTitle: "")
    }
}
