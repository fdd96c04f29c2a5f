import PortableUIKit

/// A text and a chevron at the right of a row: the value of what the title names, and that it can be changed elsewhere.
///
/// The text takes one line and ends in an ellipsis before the left part gets narrower than it may. Below the left part,
/// at the accessibility text sizes or in a narrow row, it takes as many lines as it needs.
public struct RightDetailChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightDetailChevron>

    /// The text.
    public var text: String

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a detail.
    public init(text: String, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(
            text: theme.detail(text, identifier: accessibilityIdentifier),
            chevronColor: theme.palette.control
        )
    }
}
