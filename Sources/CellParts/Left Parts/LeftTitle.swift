import PortableUIKit

/// A title at the left of a row.
public struct LeftTitle: LeftContent {

    /// The view of the part.
    public typealias View = LeftTitleView

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

    var titleLabel: LabelContent {
        LabelContent(
            text: title,
            style: Typography.standard.title,
            color: style.color,
            lineCount: titleLineCount
        )
    }
}
