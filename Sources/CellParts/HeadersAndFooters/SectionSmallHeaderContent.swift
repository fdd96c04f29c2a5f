import ContainerCells
import PortableUIKit

/// A small title above a section.
public struct SectionSmallHeaderContent: SectionTextContent, Sendable {
    /// The view of the header.
    public typealias View = SectionTextView<SectionSmallHeaderContent>

    /// The text. It wraps to as many lines as needed.
    @Styled public var title: String

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates the content with a text.
    public init(title: some PartText, accessibilityIdentifier: String? = nil) {
        _title = Styled(title)
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the text in the colors and styles of a theme.
    public func label(in theme: CellTheme) -> LabelContent {
        theme.label(
            $title,
            style: theme.typography.smallHeader,
            color: theme.palette.secondaryText,
            identifier: accessibilityIdentifier
        )
    }

    /// Returns the insets of the text, in points.
    public func insets(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.xxs, right: spacing.m)
    }

    /// The accessibility traits of the text.
    public var textTraits: UIAccessibilityTraits {
        .header
    }
}
