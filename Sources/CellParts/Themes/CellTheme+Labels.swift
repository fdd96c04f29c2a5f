import PortableUIKit

extension CellTheme {
    /// Returns the main text of a row.
    public func title(
        _ text: String,
        lineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        identifier: String? = nil
    ) -> LabelContent {
        LabelContent(
            text: text,
            style: style.textStyle(from: typography.title),
            color: style.color(in: palette),
            lineCount: lineCount,
            accessibilityIdentifier: identifier
        )
    }

    /// Returns the text below a title.
    public func subtitle(_ text: String, lineCount: UInt = 0, identifier: String? = nil) -> LabelContent {
        LabelContent(
            text: text,
            style: typography.subtitle,
            color: palette.secondaryText,
            lineCount: lineCount,
            accessibilityIdentifier: identifier
        )
    }

    /// Returns the text of a right part.
    public func detail(_ text: String, identifier: String? = nil) -> LabelContent {
        LabelContent(
            text: text,
            style: typography.detail,
            color: palette.secondaryText,
            accessibilityIdentifier: identifier
        )
    }

    /// Returns the text of a badge.
    public func badge(_ text: String, style: BadgeStyle, identifier: String? = nil) -> LabelContent {
        LabelContent(
            text: text,
            style: typography.badge,
            color: style.textColor(in: palette),
            accessibilityIdentifier: identifier
        )
    }
}
