import PortableUIKit

/// A badge at the right of a row: a number or a word on a pill shape.
public struct RightBadge: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightBadge>

    /// The text.
    public var text: String

    /// The style of the badge.
    public var style: BadgeStyle

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a badge, by default with the accent color.
    public init(text: String, style: BadgeStyle = .accent, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            text: theme.badge(text, style: style, identifier: accessibilityIdentifier),
            badgeColor: style.fillColor(in: theme.palette)
        )
    }
}
