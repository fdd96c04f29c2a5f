import PortableUIKit

/// A badge and a chevron at the right of a row: a number or a word on a pill, and that the row leads elsewhere.
public struct RightBadgeChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightBadgeChevron>

    /// The text.
    public var text: String

    /// What the badge says about its row.
    public var style: BadgeStyle

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a badge, by default in the accent colour.
    public init(text: String, style: BadgeStyle = .accent, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            text: theme.badge(text, style: style, identifier: accessibilityIdentifier),
            badgeColor: style.fillColor(in: theme.palette),
            chevronColor: theme.palette.control
        )
    }
}
