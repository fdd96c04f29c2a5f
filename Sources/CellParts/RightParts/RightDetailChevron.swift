import PortableUIKit

/// A text and a disclosure chevron at the right of a row: the value that the title names, which is edited on another
/// screen.
///
/// A long text wraps beside the left part; both share the row in proportion to what they need. If the longest words of both do
/// not fit side by side, and at accessibility text sizes, the text goes below the left part.
public struct RightDetailChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightDetailChevron>

    /// The text.
    @Styled public var text: String

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a detail with a chevron.
    public init(text: some PartText, accessibilityIdentifier: String? = nil) {
        _text = Styled(text)
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            text: theme.detail($text, identifier: accessibilityIdentifier),
            chevronColor: theme.palette.control
        )
    }
}
