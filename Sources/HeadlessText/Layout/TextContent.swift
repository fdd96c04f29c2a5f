import Foundation

/// A text with everything that affects its layout. Colors and underlines are applied when it is drawn.
package struct TextContent: Hashable, Sendable {
    package var string: String
    /// The runs in text order, without gaps.
    package var runs: [TextRun]
    /// The shape of each paragraph; the last one also applies to all further paragraphs.
    package var paragraphs: [ParagraphShape]

    package init(string: String, runs: [TextRun], paragraphs: [ParagraphShape]) {
        self.string = string
        self.runs = runs
        self.paragraphs = paragraphs
    }

    package init(
        _ string: String,
        font: FontSpecification,
        kern: CGFloat = 0,
        paragraph: ParagraphShape = ParagraphShape()
    ) {
        self.init(
            string: string,
            runs: [TextRun(end: string.utf8.count, font: font, kern: kern)],
            paragraphs: [paragraph]
        )
    }
}

extension TextContent {
    /// Compares texts byte by byte: run ends are byte offsets, and canonically equivalent spellings are shaped
    /// separately.
    package static func == (lhs: TextContent, rhs: TextContent) -> Bool {
        lhs.runs == rhs.runs && lhs.paragraphs == rhs.paragraphs && haveSameBytes(lhs.string, rhs.string)
    }

    /// Hashes the bytes and little else: they distinguish almost all contents, and hashing dominates the cost of a
    /// lookup.
    ///
    /// Doesn't hash the `String` itself, which would normalize text beyond ASCII first.
    package func hash(into hasher: inout Hasher) {
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { string.utf8.forEach { hasher.combine($0) } }
        hasher.combine(runs.first?.font.size)
        hasher.combine(runs.count)
    }

    private static func haveSameBytes(_ lhs: String, _ rhs: String) -> Bool {
        let haveSameBytes: Bool?? = lhs.utf8.withContiguousStorageIfAvailable { lhs in
            rhs.utf8.withContiguousStorageIfAvailable { rhs in
                let count = lhs.count
                guard count == rhs.count else { return false }
                guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return true }
                return lhs == rhs || memcmp(lhs, rhs, count) == 0
            }
        }
        return (haveSameBytes ?? nil) ?? lhs.utf8.elementsEqual(rhs.utf8)
    }
}

extension TextContent {
    /// The amount of tightening, relative to the font size.
    private static let tightening: CGFloat = 0.03

    /// Returns the text with its fonts scaled.
    package func scaled(by scale: CGFloat) -> TextContent {
        var content = self
        for index in runs.indices {
            let font = runs[index].font
            content.runs[index].font = font.withSize(font.size * scale).withLeading(font.leading * scale)
            content.runs[index].kern *= scale
            content.runs[index].baselineOffset *= scale
        }
        return content
    }

    /// The text without the leading of its fonts.
    package var withoutLeading: TextContent {
        guard runs.contains(where: { $0.font.leading != 0 }) else { return self }
        var content = self
        for index in runs.indices { content.runs[index].font = runs[index].font.withLeading(0) }
        return content
    }

    /// The text with tightened letter spacing.
    package var tightened: TextContent {
        var content = self
        for index in runs.indices { content.runs[index].kern -= runs[index].font.size * Self.tightening }
        return content
    }
}

extension TextContent {
    /// Returns a part of the text with its attributes, by UTF-16 offsets.
    package func part(_ units: Range<Int>, shape: ParagraphShape = ParagraphShape()) -> TextContent {
        let lower = index(of: units.lowerBound)
        let upper = index(of: units.upperBound)
        let start = string.utf8.distance(from: string.startIndex, to: lower)
        let end = string.utf8.distance(from: string.startIndex, to: upper)
        var parts: [TextRun] = []
        for run in runs where run.end > start || run.end == runs.last?.end {
            var part = run
            part.end = max(0, min(run.end, end) - start)
            parts.append(part)
            if run.end >= end { break }
        }
        return TextContent(string: String(string[lower..<upper]), runs: parts, paragraphs: [shape])
    }

    private func index(of units: Int) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: max(0, units), limitedBy: string.endIndex) ?? string.endIndex
    }
}

/// A run of text with the same attributes.
package struct TextRun: Hashable, Sendable {
    /// The end of the run as a UTF-8 offset; it starts at the end of the previous run.
    package var end: Int
    package var font: FontSpecification
    /// The space added after each character, in points.
    package var kern: CGFloat = 0
    /// The offset of the text above the baseline, in points.
    package var baselineOffset: CGFloat = 0
    /// The factor by which the glyphs are widened. Lines are broken by it if it is the same throughout a paragraph.
    package var expansion: CGFloat = 1
    /// The size of each character in a run of images.
    package var typographicSize: TypographicSize?

    /// Creates a run.
    @inlinable
    package init(
        end: Int,
        font: FontSpecification,
        kern: CGFloat = 0,
        baselineOffset: CGFloat = 0,
        expansion: CGFloat = 1,
        typographicSize: TypographicSize? = nil
    ) {
        self.end = end
        self.font = font
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.expansion = expansion
        self.typographicSize = typographicSize
    }
}

/// The values of a paragraph style that affect layout.
package struct ParagraphShape: Hashable, Sendable {
    package var writingDirection = NSWritingDirection.natural
    package var isJustified = false
    /// Whether a word joins another one that would be alone in the last line.
    package var avoidsOrphans = false
    /// How full a line has to be so that the next word is not divided, from 0 to 1; 0 divides no words.
    package var hyphenationFactor: CGFloat = 0
    /// The language of the text; `nil` if nothing says it.
    package var language: TextLanguage?
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The end of the lines: above 0 the distance from the leading side, otherwise from the trailing side.
    package var tailIndent: CGFloat = 0
    /// The tab stops; `nil` for one at each multiple of `TextTab.defaultInterval`.
    package var tabs: [TextTab]?
    /// The distance between the tab stops after the last of `tabs`; 0 for none.
    package var tabInterval: CGFloat = 0

    /// Creates the shape of a paragraph without a style.
    @inlinable
    package init() {}

    /// Returns the distance from the leading side at which lines end, for a width of the text, in points.
    package func lineEnd(in width: CGFloat) -> CGFloat {
        tailIndent > 0 ? min(tailIndent, width) : max(0, width + tailIndent)
    }

    /// Returns the distance between the bottom of a line and the top of the next one, in points. Line heights that are
    /// limited include the leading of fonts.
    package func spacing(below line: TextLine) -> CGFloat {
        guard line.leading != 0 else { return lineSpacing }
        let natural = line.ascent + line.descent
        return lineSpacing + lineHeight(natural: natural + line.leading) - lineHeight(natural: natural)
    }

    /// Returns the line height for a natural line height, in points.
    package func lineHeight(natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
