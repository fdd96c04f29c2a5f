import Foundation

/// A word that would be alone in the last line of a paragraph, found in its UTF-8 text.
struct Orphan {
    /// The line before, without its last word.
    let before: Range<Int>
    /// The last word of the line before, and the orphan.
    let after: Range<Int>

    /// Creates the orphan of a paragraph from the starts of its last two lines; `nil` if there is none or no word can
    /// join it.
    init?(in text: ArraySlice<UInt8>, previousStart: Int, lastStart: Int) {
        let space = UInt8(ascii: " ")
        let previous = text[previousStart..<lastStart]
        let last = text[lastStart...]
        let word = last.prefix { $0 != space }
        guard !word.isEmpty, last[word.endIndex...].allSatisfy({ $0 == space }), previous.last == space,
            let previousEnd = previous.lastIndex(where: { $0 != space }),
            let gap = previous[...previousEnd].lastIndex(of: space),
            let end = previous[...gap].lastIndex(where: { $0 != space })
        else { return nil }
        before = previousStart..<end + 1
        after = gap + 1..<text.endIndex
        guard Self.hasWords(text[after]) else { return nil }
    }

    /// Returns whether words of a text are separated by spaces: in scripts up to U+0DFF, but not in East Asia.
    private static func hasWords(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.contains { $0 == UInt8(ascii: "\t") || ($0 >= 0xE1 && $0 != 0xE2) }
    }
}

extension TextShaper {
    /// Moves a word of the line before into the last line if that has a single word and there is room for both.
    mutating func joinOrphan(
        in lines: inout [TextLine],
        of paragraph: Paragraph,
        width: CGFloat,
        constraints: TextConstraints
    ) {
        guard paragraph.shape.avoidsOrphans, !paragraph.shape.isJustified, lines.count > 1,
            ![.byCharWrapping, .byClipping].contains(constraints.lineBreakMode),
            let orphan = Orphan(
                in: paragraph.text,
                previousStart: lines[lines.count - 2].start,
                lastStart: lines[lines.count - 1].start
            )
        else { return }
        var part = paragraph
        part.shape.avoidsOrphans = false
        part.shape.firstLineHeadIndent = part.shape.headIndent
        part.text = paragraph.text[orphan.after]
        let after = shape(part, width: width, lineLimit: 0, constraints: constraints)
        guard after.lines.count == 1 else { return }
        part.text = paragraph.text[orphan.before]
        let before = shape(part, width: TextShaper.unlimitedWidth, lineLimit: 0, constraints: constraints)
        guard before.lines.count == 1 else { return }
        let line = before.lines[0].endingWithSpace { paragraph.runs[$0.runIndex].expansion }
        lines.replaceSubrange((lines.count - 2)..., with: [line] + after.lines)
    }
}
