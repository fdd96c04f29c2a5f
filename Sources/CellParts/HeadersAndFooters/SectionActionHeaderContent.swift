import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A large title above a section, with a button at the trailing edge.
///
/// At accessibility text sizes, and if both do not fit side by side, the button is below the title.
public struct SectionActionHeaderContent: ContainerContent, Sendable {
    /// The view of the header.
    public typealias View = SectionActionHeaderView

    /// The title. It wraps to as many lines as needed.
    @Styled public var title: String

    /// The text of the button, such as "All".
    public var actionTitle: String

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a title with a button.
    public init(
        title: some PartText,
        actionTitle: String,
        accessibilityIdentifier: String? = nil,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        _title = Styled(title)
        self.actionTitle = actionTitle
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didTapHandler = didTapHandler
    }

    func titleLabel(in theme: CellTheme) -> LabelContent {
        theme.label(
            $title,
            style: theme.typography.largeHeader,
            color: theme.palette.primaryText,
            identifier: accessibilityIdentifier
        )
    }

    func actionLabel(in theme: CellTheme) -> LabelContent {
        LabelContent(text: actionTitle, style: theme.typography.button, color: theme.palette.accent)
    }
}
