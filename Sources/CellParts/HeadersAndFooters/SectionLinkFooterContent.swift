import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A text below the rows of a section, with a link on a line of its own.
public struct SectionLinkFooterContent: ContainerContent, ThemeContainable, Sendable {
    /// The view of the footer.
    public typealias View = SectionLinkFooterView

    /// The text. It takes as many lines as it needs.
    public var text: String

    /// The text of the link: "Learn more".
    public var linkTitle: String

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Called when the link is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// The theme of this footer alone.
    public var theme: CellTheme?

    /// Creates a text with a link.
    public init(
        text: String,
        linkTitle: String,
        accessibilityIdentifier: String? = nil,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.text = text
        self.linkTitle = linkTitle
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didTapHandler = didTapHandler
    }

    var textLabel: LabelContent {
        LabelContent(
            text: text,
            style: currentTheme.typography.footer,
            color: currentTheme.palette.secondaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    var linkLabel: LabelContent {
        LabelContent(text: linkTitle, style: currentTheme.typography.footer, color: currentTheme.palette.accent)
    }
}

extension SectionLinkFooterContent: DeclaredPart {
    /// Name, fields and examples of the footer.
    public static let declaration = PartDeclaration(
        "link",
        summary: "a text with a link",
        fields: [
            .text("text", \.text),
            .text("linkTitle", \.linkTitle),
            .action("action") { footer, action in footer.didTapHandler = { action(.tap) } },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("With a link") {
                SectionLinkFooterContent(
                    text: "Резюме видят только работодатели, которым вы откликнулись.",
                    linkTitle: "Подробнее о видимости"
                )
            }
        ]
    ) {
        SectionLinkFooterContent(text: "", linkTitle: "")
    }
}
