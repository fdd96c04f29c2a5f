import PortableUIKit

/// A title at the left of a row.
public struct LeftTitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftTitle>

    /// The text.
    public var title: String

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// What the title says about its row.
    public var style: LeftTitleStyle

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a title, by default with as many lines as it needs.
    public init(
        title: String,
        titleLineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        accessibilityIdentifier: String? = nil
    ) {
        self.title = title
        self.titleLineCount = titleLineCount
        self.style = style
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            title: theme.title(title, lineCount: titleLineCount, style: style, identifier: accessibilityIdentifier)
        )
    }
}
