import PortableUIKit

/// A text at the right of a row: the value that the title names.
///
/// The text has one line and is truncated with an ellipsis before the left part is compressed below its minimum width.
/// Below the left part, at accessibility text sizes or in a narrow row, it wraps to as many lines as needed.
public struct RightDetail: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightDetail>

    /// The text.
    public var text: String

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a detail.
    public init(text: String, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(text: theme.detail(text, identifier: accessibilityIdentifier))
    }
}
