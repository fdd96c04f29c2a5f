import DeclarativeCollections
import PortableUIKit

/// A message in the middle of a row: an icon, a title, a text and a button, for empty lists, errors and loading.
public struct LeftMessage: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftMessage>

    /// The icon above, 48 points large; `nil` for none.
    public var icon: UIImage?

    /// The title.
    @Styled public var title: String

    /// The text below the title. An empty one takes no space.
    @Styled public var text: String

    /// The text of the button; empty for none.
    public var actionTitle: String

    /// Whether an activity indicator replaces the text of the button.
    public var isActive: Bool

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a message, by default without an icon and a button.
    public init(
        icon: UIImage? = nil,
        title: some PartText,
        text: some PartText = "",
        actionTitle: String = "",
        isActive: Bool = false,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.icon = icon
        _title = Styled(title)
        _text = Styled(text)
        self.actionTitle = actionTitle
        self.isActive = isActive
        self.didTapHandler = didTapHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        var style = theme.typography.title
        style.weight = .semibold
        let headline = theme.label($title, style: style, color: theme.palette.primaryText)
        var lines: [any PartElement] = [
            TextElement(headline, isCentered: true),
            TextElement(theme.subtitle($text), isCentered: true),
        ]
        if !actionTitle.isEmpty {
            lines.append(
                ButtonElement(
                    title: actionTitle,
                    style: .tinted,
                    isActive: isActive,
                    theme: theme,
                    handler: didTapHandler
                )
            )
        }
        return LeftColumn(
            graphic: icon.map { IconElement(icon: $0, tint: theme.palette.control, side: 48) },
            graphicGap: theme.spacing.xs,
            lines: lines,
            lineGap: theme.spacing.xs,
            isCentered: true
        )
    }
}
