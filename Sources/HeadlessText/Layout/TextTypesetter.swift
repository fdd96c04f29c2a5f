import Foundation

/// Splits text into paragraphs, shapes them and stacks their lines.
package struct TextTypesetter {
    package let content: TextContent
    package let constraints: TextConstraints
    private let bytes: [UInt8]
    private let width: CGFloat

    private var lines: [TextLayout.Line] = []
    private var isTruncated = false
    private var bottom: CGFloat = 0

    private init(content: TextContent, constraints: TextConstraints, width: CGFloat) {
        self.content = content
        self.constraints = constraints
        bytes = Array(content.string.utf8)
        self.width = width.isNaN ? TextShaper.unlimitedWidth : min(max(width, 0), TextShaper.unlimitedWidth)
    }

    /// Lays out a text in a width; an invalid width counts as unlimited.
    package static func layout(
        _ content: TextContent,
        constraints: TextConstraints,
        width: CGFloat,
        with shaper: inout TextShaper
    ) -> TextLayout {
        var typesetter = TextTypesetter(content: content, constraints: constraints, width: width)
        typesetter.setParagraphs(with: &shaper)
        return typesetter.layout
    }

    private mutating func setParagraphs(with shaper: inout TextShaper) {
        let paragraphs = Self.paragraphs(of: bytes)
        for (index, range) in paragraphs.enumerated() {
            let remaining = constraints.lineLimit > 0 ? constraints.lineLimit - lines.count : 0
            if constraints.lineLimit > 0, remaining <= 0 {
                isTruncated = true
                return
            }
            let shape = content.paragraphs[min(index, content.paragraphs.count - 1)]
            var paragraph = TextShaper.Paragraph(text: bytes[range], runs: content.runs, shape: shape)
            var shaped = shaper.shape(paragraph, width: width, lineLimit: remaining, constraints: constraints)
            let isLast = index == paragraphs.count - 1
            if !isLast, !shaped.isTruncated, shaped.lines.count == remaining, constraints.lineBreakMode.ellipsizes {
                paragraph.continues = true
                shaped = shaper.shape(paragraph, width: width, lineLimit: remaining, constraints: constraints)
            }
            place(shaped.lines, shape: shape, paragraph: index)
            if shaped.isTruncated {
                isTruncated = true
                return
            }
        }
    }

    private mutating func place(_ shapedLines: [TextLine], shape: ParagraphShape, paragraph: Int) {
        for (index, line) in shapedLines.enumerated() {
            if let previous = lines.last {
                let previousShape = content.paragraphs[min(previous.paragraph, content.paragraphs.count - 1)]
                bottom += previousShape.spacing(below: previous.line)
                if index == 0 { bottom += previousShape.paragraphSpacing + shape.paragraphSpacingBefore }
            }
            let height = shape.lineHeight(natural: line.ascent + line.descent)
            lines.append(
                TextLayout.Line(
                    line: line,
                    indent: index == 0 ? shape.firstLineHeadIndent : shape.headIndent,
                    tail: max(0, -shape.tailIndent),
                    minY: bottom,
                    height: height,
                    // As in TextKit, extra line height goes above the text.
                    baseline: bottom + height - line.descent,
                    paragraph: paragraph
                )
            )
            bottom += height
        }
    }

    private var layout: TextLayout {
        TextLayout(lines: lines, isTruncated: isTruncated, validWidths: validWidths)
    }

    /// The widths for which the layout is the same. Lines are filled greedily and ellipses replace as little as
    /// possible, so the breaks are the same down to the width of the widest line, and without any break also in greater
    /// widths.
    private var validWidths: ClosedRange<CGFloat> {
        let isExact = content.paragraphs.contains {
            $0.isJustified || $0.hyphenationFactor > 0 && $0.hyphenationFactor < 1
        }
        if isExact { return width...width }
        // Pango counts widths in 1/1024 points.
        let unit: CGFloat = 1 / 1024
        let widest = lines.reduce(0) { max($0, $1.outerWidth) } + unit
        let isUnbroken = !isTruncated && lines.count == (lines.last?.paragraph ?? 0) + 1
        return min(widest, width)...(isUnbroken ? TextShaper.unlimitedWidth : width)
    }

    /// Returns the ranges between line feeds, carriage returns and paragraph separators.
    package static func paragraphs(of bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = separatorLength(in: bytes, at: index)
            if length > 0 {
                ranges.append(start..<index)
                start = index + length
            }
            index += max(length, 1)
        }
        ranges.append(start..<bytes.count)
        return ranges
    }

    private static func separatorLength(in bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "\n"): 1
        case UInt8(ascii: "\r"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
        // U+2029 in UTF-8.
        case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
        default: 0
        }
    }
}
