import ContainerCells
import PortableUIKit

/// A small title above the rows of a section.
public struct SectionSmallHeaderContent: SectionTextContent, Sendable {
    /// The view of the header.
    public typealias View = SectionTextView<SectionSmallHeaderContent>

    /// The text. It takes as many lines as it needs.
    public var title: String

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates the text.
    public init(title: String, accessibilityIdentifier: String? = nil) {
        self.title = title
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// The text in the colours and styles of a theme.
    public func label(in theme: CellTheme) -> LabelContent {
        LabelContent(
            text: title,
            style: theme.typography.smallHeader,
            color: theme.palette.secondaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    /// The space around the text, in points.
    public func insets(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.xxs, right: spacing.m)
    }

    /// What a screen reader says of the nature of the text.
    public var textTraits: UIAccessibilityTraits {
        .header
    }
}
