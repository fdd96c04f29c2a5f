extension CellTheme {
    /// Returns the small text below a subtitle.
    public func caption(_ text: String, lineCount: UInt = 0) -> LabelContent {
        LabelContent(text: text, style: typography.caption, color: palette.secondaryText, lineCount: lineCount)
    }
}

extension Typography {
    /// The small text below a subtitle: the style of footers, without their distance between lines.
    var caption: TextStyle {
        var style = footer
        style.lineHeightMultiple = 1
        return style
    }
}
