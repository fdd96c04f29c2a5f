import Foundation

/// A text, split into what determines its layout and what only affects its drawing.
struct StyledText: Sendable {
    var content: TextContent
    /// The paint of each run of the content.
    var paints: [TextPaint]
    /// The alignment of each paragraph; the last one also applies to all further paragraphs.
    var alignments: [NSTextAlignment]
    /// The line break mode of the first paragraph.
    var lineBreakMode: NSLineBreakMode

    /// Creates a text with the same attributes throughout.
    init(_ string: String, attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
        let language = TextLanguage(attributes)
        let attributes = TextAttributes(attributes, defaultFont: defaultFont)
        var style = attributes.paragraphStyle ?? NSParagraphStyle.Values()
        style.shape.language = language
        content = TextContent(
            string: string,
            runs: [attributes.run(end: string.utf8.count)],
            paragraphs: [style.shape]
        )
        paints = [attributes.paint]
        alignments = [style.alignment]
        lineBreakMode = style.lineBreakMode
    }

    init(
        _ string: String,
        font: UIFont,
        alignment: NSTextAlignment,
        lineBreakMode: NSLineBreakMode,
        avoidsOrphans: Bool
    ) {
        var shape = ParagraphShape()
        shape.isJustified = alignment == .justified
        shape.avoidsOrphans = avoidsOrphans
        content = TextContent(string, font: font.specification, paragraph: shape)
        paints = [TextPaint()]
        alignments = [alignment]
        self.lineBreakMode = lineBreakMode
    }

    /// Whether some text is drawn by its outlines.
    var hasOutlines: Bool { paints.contains(where: \.isOutlined) }

    /// Whether some text has a shadow or a light edge.
    var hasShadows: Bool { paints.contains { $0.shadowColor != nil || $0.isLetterpress } }

    /// Creates a text. Attachments are asked for their bounds in a container, in lines of a length in points.
    init(
        _ text: NSAttributedString,
        defaultFont: UIFont,
        container: NSTextContainer? = nil,
        lineLength: CGFloat = TextShaper.unlimitedWidth
    ) {
        let string = text.string
        let utf16 = string.utf16
        var runs: [TextRun] = []
        var paints: [TextPaint] = []
        var styles: [(end: Int, values: NSParagraphStyle.Values)] = []
        var utf16End = utf16.startIndex
        var end = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            let attributes = TextAttributes(values, defaultFont: defaultFont)
            let next = utf16.index(utf16End, offsetBy: range.length, limitedBy: utf16.endIndex) ?? utf16.endIndex
            end += string.utf8.distance(from: utf16End, to: next)
            var run = attributes.run(end: end)
            var paint = attributes.paint
            if let attachment = values[.attachment] as? NSTextAttachment,
                string[utf16End..<next].allSatisfy({ String($0) == InlineImage.character })
            {
                let fragment = CGRect(x: 0, y: 0, width: lineLength, height: attributes.font.lineHeight)
                let image = attachment.inline(in: container, lineFragment: fragment, at: range.location)
                paint.picture = image
                run.typographicSize = image.typographicSize
            }
            utf16End = next
            runs.append(run)
            paints.append(paint)
            var style = attributes.paragraphStyle ?? NSParagraphStyle.Values()
            style.shape.language = TextLanguage(values)
            styles.append((end, style))
        }
        if runs.isEmpty {
            runs = [TextRun(end: 0, font: defaultFont.specification)]
            paints = [TextPaint()]
            styles = [(0, NSParagraphStyle.Values())]
        }
        let paragraphs = Self.paragraphStyles(styles, of: string)
        content = TextContent(string: string, runs: runs, paragraphs: paragraphs.map(\.shape))
        self.paints = paints
        alignments = paragraphs.map(\.alignment)
        lineBreakMode = paragraphs[0].lineBreakMode
    }

    /// Returns the style at the start of each paragraph; a single one if all are equal.
    private static func paragraphStyles(
        _ styles: [(end: Int, values: NSParagraphStyle.Values)],
        of string: String
    ) -> [NSParagraphStyle.Values] {
        let first = styles[0].values
        if styles.allSatisfy({ $0.values == first }) { return [first] }
        return TextTypesetter.paragraphs(of: Array(string.utf8)).map { range in
            styles.first { range.lowerBound < $0.end }?.values ?? styles[styles.count - 1].values
        }
    }

    /// Sets the language of the paragraphs that do not have one of their own.
    mutating func setLanguage(_ language: TextLanguage) {
        for index in content.paragraphs.indices where content.paragraphs[index].language == nil {
            content.paragraphs[index].language = language
        }
    }

    /// Sets the color of all text.
    mutating func setColor(_ color: UIColor) {
        for index in paints.indices { paints[index].foreground = color }
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        alignments = [alignment]
        for index in content.paragraphs.indices { content.paragraphs[index].isJustified = alignment == .justified }
    }
}

extension TextLanguage {
    /// The language that attributes of a text name.
    fileprivate init?(_ attributes: [NSAttributedString.Key: Any]) {
        guard let tag = attributes[.languageIdentifier] as? String else { return nil }
        self.init(tag: tag)
    }
}
