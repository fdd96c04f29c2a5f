import ContainerCells
import PortableUIKit

/// A text below a section.
public struct SectionTextFooterContent: SectionTextContent, Sendable {
    /// The view of the footer.
    public typealias View = SectionTextView<SectionTextFooterContent>

    /// The text. It wraps to as many lines as needed.
    @Styled public var text: String

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates the content with a text.
    public init(text: some PartText, accessibilityIdentifier: String? = nil) {
        _text = Styled(text)
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the text in the colors and styles of a theme.
    public func label(in theme: CellTheme) -> LabelContent {
        theme.label(
            $text,
            style: theme.typography.footer,
            color: theme.palette.secondaryText,
            identifier: accessibilityIdentifier
        )
    }

    /// Returns the insets of the text, in points.
    public func insets(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.m, right: spacing.m)
    }

    /// The accessibility traits of the text.
    public var textTraits: UIAccessibilityTraits {
        .staticText
    }
}
