import Foundation

/// A text with everything that decides where its glyphs go, and nothing else: colours and lines are chosen when it is drawn.
struct TextContent: Hashable, Sendable {
    var string: String
    /// In the order of the text, without gaps.
    var runs: [TextRun]
    /// One for each paragraph; the last one holds for all that follow.
    var paragraphs: [ParagraphShape]

    init(string: String, runs: [TextRun], paragraphs: [ParagraphShape]) {
        self.string = string
        self.runs = runs
        self.paragraphs = paragraphs
    }

    init(_ string: String, font: FontSpecification, kern: CGFloat = 0, paragraph: ParagraphShape = ParagraphShape()) {
        self.init(
            string: string,
            runs: [TextRun(end: string.utf8.count, font: font, kern: kern)],
            paragraphs: [paragraph]
        )
    }
}

extension TextContent {
    /// Compares the bytes of texts: where runs end is told in bytes, and what is spelt in another way is shaped anew.
    static func == (lhs: TextContent, rhs: TextContent) -> Bool {
        lhs.runs == rhs.runs && lhs.paragraphs == rhs.paragraphs && haveSameBytes(lhs.string, rhs.string)
    }

    /// The bytes alone tell almost all contents apart, and hashing is most of what a look-up costs.
    ///
    /// They are not hashed as a `String`, which has to bring what is beyond ASCII into a normal form first.
    func hash(into hasher: inout Hasher) {
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
    /// How much of their size letters may move together.
    private static let tightening: CGFloat = 0.03

    /// The same text with smaller letters.
    func scaled(by scale: CGFloat) -> TextContent {
        var content = self
        for index in runs.indices {
            content.runs[index].font = runs[index].font.withSize(runs[index].font.size * scale)
            content.runs[index].kern *= scale
            content.runs[index].baselineOffset *= scale
        }
        return content
    }

    /// The same text with letters closer to each other.
    var tightened: TextContent {
        var content = self
        for index in runs.indices { content.runs[index].kern -= runs[index].font.size * Self.tightening }
        return content
    }
}

extension TextContent {
    /// A part of the text by itself, set as in the whole; counted in UTF-16 units.
    func part(_ units: Range<Int>) -> TextContent {
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
        return TextContent(string: String(string[lower..<upper]), runs: parts, paragraphs: [ParagraphShape()])
    }

    private func index(of units: Int) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: max(0, units), limitedBy: string.endIndex) ?? string.endIndex
    }
}

/// A stretch of text set in one way.
struct TextRun: Hashable, Sendable {
    /// Where the run ends, in UTF-8 bytes; it begins where the one before it ends.
    var end: Int
    var font: FontSpecification
    /// Points added after each character.
    var kern: CGFloat = 0
    /// Points the text is raised by.
    var baselineOffset: CGFloat = 0
    /// The room of each character, where pictures stand for characters.
    var room: InlineImage.Room?
}

/// What of a paragraph style decides where glyphs and lines go.
struct ParagraphShape: Hashable, Sendable {
    var writingDirection = NSWritingDirection.natural
    var isJustified = false
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0

    /// The height of a line whose fonts ask for `natural`.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
