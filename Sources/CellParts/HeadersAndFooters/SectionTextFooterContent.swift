import ContainerCells
import PortableUIKit

/// A text below the rows of a section.
public struct SectionTextFooterContent: SectionTextContent, Sendable {
    /// The view of the footer.
    public typealias View = SectionTextView<SectionTextFooterContent>

    /// The text. It takes as many lines as it needs.
    public var text: String

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates the text.
    public init(text: String, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// The text in the colours and styles of a theme.
    public func label(in theme: CellTheme) -> LabelContent {
        LabelContent(
            text: text,
            style: theme.typography.footer,
            color: theme.palette.secondaryText,
            accessibilityIdentifier: accessibilityIdentifier
        )
    }

    /// The space around the text, in points.
    public func insets(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.m, right: spacing.m)
    }

    /// What a screen reader says of the nature of the text.
    public var textTraits: UIAccessibilityTraits {
        .staticText
    }
}
