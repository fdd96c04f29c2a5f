import Foundation

extension TextShaper {
    /// The most lines of a paragraph that are hyphenated: the rest of the paragraph is shaped for each.
    private static let maximumHyphenatedLines = 100

    /// A line that ends with a hyphen, and the end of its text as a UTF-8 offset.
    private struct HyphenatedLine {
        let index: Int
        let line: TextLine
        let end: Int
    }

    /// Returns whether words of a paragraph may be divided.
    func hyphenates(_ paragraph: Paragraph, width: CGFloat, mode: NSLineBreakMode) -> Bool {
        paragraph.shape.hyphenationFactor > 0 && width < Self.unlimitedWidth && mode != .byCharWrapping
            && mode != .byClipping
    }

    /// Shapes a paragraph and divides the words that would leave too much of a line empty, or that are longer than a
    /// line.
    mutating func shapeHyphenated(
        _ paragraph: Paragraph,
        width: CGFloat,
        lineLimit: Int,
        constraints: TextConstraints
    ) -> ShapedParagraph {
        var rest = paragraph
        rest.shape.hyphenationFactor = 0
        var lines: [TextLine] = []
        for _ in 0..<Self.maximumHyphenatedLines {
            let remaining = lineLimit > 0 ? lineLimit - lines.count : 0
            let shaped = shape(rest, width: width, lineLimit: remaining, constraints: constraints)
            let factor = paragraph.shape.hyphenationFactor
            guard remaining != 1, let found = hyphenate(shaped.lines, of: rest, width: width, limit: remaining, factor)
            else { return ShapedParagraph(lines: lines + shaped.lines, isTruncated: shaped.isTruncated) }
            lines += shaped.lines[..<found.index]
            lines.append(found.line)
            rest.text = paragraph.text[found.end...]
            rest.shape.firstLineHeadIndent = rest.shape.headIndent
        }
        let remaining = lineLimit > 0 ? max(1, lineLimit - lines.count) : 0
        let shaped = shape(rest, width: width, lineLimit: remaining, constraints: constraints)
        return ShapedParagraph(lines: lines + shaped.lines, isTruncated: shaped.isTruncated)
    }

    /// Returns the first line that can take the beginning of a word of the next one; `nil` if there is none.
    private mutating func hyphenate(
        _ lines: [TextLine],
        of paragraph: Paragraph,
        width: CGFloat,
        limit: Int,
        _ factor: CGFloat
    ) -> HyphenatedLine? {
        // The last line that is allowed ends with an ellipsis.
        let count = limit > 0 ? min(lines.count - 1, limit - 1) : lines.count - 1
        for index in 0..<max(count, 0) where !lines[index].isRightToLeft {
            let shape = paragraph.shape
            let indent = index == 0 ? shape.firstLineHeadIndent : shape.headIndent
            let room = shape.lineEnd(in: width) - indent
            let (start, next) = (lines[index].start, lines[index + 1].start)
            guard start < next, let word = Word(at: next, in: paragraph.text) else { continue }
            guard word.start < next || lines[index].width < room * factor else { continue }
            for end in divisions(of: word, in: paragraph).reversed() where end > start {
                guard end > next || word.start < next else { break }
                var part = paragraph
                part.text = paragraph.text[start..<end]
                part.endsWithHyphen = true
                part.shape.avoidsOrphans = false
                part.shape.firstLineHeadIndent = shape.headIndent
                part.shape.isJustified = false
                let shaped = self.shape(
                    part,
                    width: Self.unlimitedWidth,
                    lineLimit: 0,
                    constraints: TextConstraints()
                )
                guard let line = shaped.lines.first, line.width <= room else { continue }
                return HyphenatedLine(index: index, line: line, end: end)
            }
        }
        return nil
    }

    /// Returns the positions at which a word may be divided, as UTF-8 offsets in ascending order.
    private mutating func divisions(of word: Word, in paragraph: Paragraph) -> [Int] {
        let text = paragraph.text
        let letters = String(decoding: text[word.start..<word.end], as: UTF8.self)
        let whole = String(decoding: text, as: UTF8.self)
        var offset = word.start
        var letter = 0
        var offsets: [Int] = []
        var positions = hyphenator.positions(in: letters[...], of: whole[...], language: paragraph.shape.language)[...]
        for scalar in letters.unicodeScalars {
            if positions.first == letter {
                offsets.append(offset)
                positions.removeFirst()
            }
            offset += UTF8.width(scalar)
            letter += 1
        }
        return offsets
    }

    /// The letters around a position of UTF-8 text.
    private struct Word {
        var start: Int
        var end: Int

        /// Finds the word at a position; `nil` if there is no letter.
        init?(at position: Int, in text: ArraySlice<UInt8>) {
            (start, end) = (position, position)
            while start > text.startIndex, Self.isLetter(text, start - 1) { start -= 1 }
            while end < text.endIndex, Self.isLetter(text, end) { end += 1 }
            guard start < end else { return nil }
        }

        /// Whether a byte belongs to a Latin or Cyrillic letter of one or two bytes.
        private static func isLetter(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
            switch text[index] {
            case 0x41...0x5A, 0x61...0x7A: true
            case 0x80...0xBF: index > text.startIndex && beginsLetter(text[index - 1])
            default: beginsLetter(text[index])
            }
        }

        /// Whether a byte is the first of two: U+00C0 to U+027F and U+0400 to U+047F.
        private static func beginsLetter(_ byte: UInt8) -> Bool {
            (0xC3...0xC9).contains(byte) || byte == 0xD0 || byte == 0xD1
        }
    }
}
