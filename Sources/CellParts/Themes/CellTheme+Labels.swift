import PortableUIKit

extension CellTheme {
    /// Returns the main text of a row: a `String`, or a ``RichText``.
    public func title(
        _ text: some PartText,
        lineCount: UInt = 0,
        style: LeftTitleStyle = .primary,
        identifier: String? = nil
    ) -> LabelContent {
        label(
            text,
            style: style.textStyle(from: typography.title),
            color: style.color(in: palette),
            lineCount: lineCount,
            identifier: identifier
        )
    }

    /// Returns the text below a title: a `String`, or a ``RichText``.
    public func subtitle(_ text: some PartText, lineCount: UInt = 0, identifier: String? = nil) -> LabelContent {
        label(
            text,
            style: typography.subtitle,
            color: palette.secondaryText,
            lineCount: lineCount,
            identifier: identifier
        )
    }

    /// Returns the small text below a subtitle: a `String`, or a ``RichText``.
    public func caption(_ text: some PartText, lineCount: UInt = 0) -> LabelContent {
        label(text, style: typography.caption, color: palette.secondaryText, lineCount: lineCount)
    }

    /// Returns the text of a right part: a `String`, or a ``RichText``.
    public func detail(_ text: some PartText, identifier: String? = nil) -> LabelContent {
        label(text, style: typography.detail, color: palette.secondaryText, identifier: identifier)
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

extension CellTheme {
    /// Returns a text in the sizes and colors of the theme.
    ///
    /// - Parameters:
    ///   - text: A `String`, or a ``RichText``.
    ///   - style: The style of runs without a size.
    ///   - color: The color of runs without one.
    ///   - lineCount: The maximum number of lines. Zero means no limit.
    ///   - identifier: The accessibility identifier. If `nil`, the text itself is used.
    public func label(
        _ text: some PartText,
        style: TextStyle,
        color: UIColor,
        lineCount: UInt = 0,
        identifier: String? = nil
    ) -> LabelContent {
        label(text.richText, style: style, color: color, lineCount: lineCount, identifier: identifier, hasLinks: false)
    }

    /// - Parameter hasLinks: Whether links look like links, because they can be tapped.
    func label(
        _ text: RichText,
        style: TextStyle,
        color: UIColor,
        lineCount: UInt,
        identifier: String?,
        hasLinks: Bool
    ) -> LabelContent {
        let plain = LabelContent(
            text: text.text,
            style: style,
            color: color,
            lineCount: lineCount,
            accessibilityIdentifier: identifier
        )
        guard !text.isPlain else { return plain }
        let runs = text.runs.map { run(of: $0, style: style, color: color, hasLinks: hasLinks) }
        // A text of one style is a plain label.
        if runs.count == 1, runs[0].backgroundColor == nil, runs[0].font == nil, runs[0].icon == nil {
            var label = plain
            (label.style, label.color) = (runs[0].style, runs[0].color)
            return label
        }
        // The distance between lines is that of the largest text.
        let sizes = text.runs.map { $0.size.map(typography.style(of:)) ?? style }
        var paragraph = sizes.max { $0.points < $1.points } ?? style
        paragraph.isStruck = false
        paragraph.language = style.language ?? paragraph.language
        return LabelContent(
            runs: runs,
            style: paragraph,
            color: color,
            lineCount: lineCount,
            accessibilityIdentifier: identifier
        )
    }

    private func run(of run: RichText.Run, style base: TextStyle, color: UIColor, hasLinks: Bool) -> LabelContent.Run {
        var style = run.size.map(typography.style(of:)) ?? base
        if run.isBold { style.weight = .bold }
        if let weight = run.weight { style.weight = weight }
        if run.hasMonospacedDigits { style.hasMonospacedDigits = true }
        style.isStruck = base.isStruck || run.isStruck
        style.language = base.language ?? style.language
        let own = palette.color(for: run.tint) ?? run.style?.color(in: palette)
        let usual = run.link == nil || !hasLinks ? color : palette.accent
        return LabelContent.Run(
            run.text,
            style: style,
            color: run.isHighlighted ? palette.primaryText : own ?? usual,
            backgroundColor: run.isHighlighted ? highlightColor : nil,
            font: run.font,
            icon: run.icon
        )
    }
}

extension TextStyle {
    /// The size of the font at the standard text size, in points.
    fileprivate var points: CGFloat { fontSize ?? CGFloat(TextStyleSize.size(of: textStyle).points) }
}
