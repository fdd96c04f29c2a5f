import PortableUIKit

/// A title at the left of a row.
public struct LeftTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftTitle>

    /// The text.
    @Styled public var title: String

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The style of the title.
    public var style: LeftTitleStyle

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a title, by default without a line limit.
    public init(
        title: some PartText,
        titleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        _title = Styled(title)
        self.titleLineCount = titleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            title: theme.title($title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier)
        )
    }
}
