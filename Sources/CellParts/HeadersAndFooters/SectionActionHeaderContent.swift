import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A large title above the rows of a section, with a button at the trailing edge.
///
/// At the accessibility text sizes, and where there is no room for both, the button stands below the title.
public struct SectionActionHeaderContent: ContainerContent, Sendable {
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

    func titleLabel(in theme: CellTheme) -> LabelContent {
        LabelContent(
            text: title,
            style: theme.typography.largeHeader,
            color: theme.palette.primaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    func actionLabel(in theme: CellTheme) -> LabelContent {
        LabelContent(text: actionTitle, style: theme.typography.button, color: theme.palette.accent)
    }
}
