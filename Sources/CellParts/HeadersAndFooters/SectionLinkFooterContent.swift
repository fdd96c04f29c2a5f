import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A text below a section, with a link on its own line.
public struct SectionLinkFooterContent: ContainerContent, Sendable {
    /// The view of the footer.
    public typealias View = SectionLinkFooterView

    /// The text. It wraps to as many lines as needed.
    public var text: String

    /// The text of the link, such as "Learn more".
    public var linkTitle: String

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Called when the link is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

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

    func textLabel(in theme: CellTheme) -> LabelContent {
        LabelContent(
            text: text,
            style: theme.typography.footer,
            color: theme.palette.secondaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    func linkLabel(in theme: CellTheme) -> LabelContent {
        LabelContent(text: linkTitle, style: theme.typography.footer, color: theme.palette.accent)
    }
}
