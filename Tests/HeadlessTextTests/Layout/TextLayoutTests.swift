import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Text layout")
struct TextLayoutTests {
    private let font = FontSpecification(size: 17)
    private let pangram = "The quick brown fox jumps over the lazy dog and runs away from it"

    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        lines: Int = 0,
        mode: NSLineBreakMode = .byTruncatingTail,
        paragraph: ParagraphShape = ParagraphShape(),
        isRightToLeft: Bool = false
    ) -> TextLayout {
        TextLayoutCache(capacity: 8).layout(
            for: TextContent(text, font: font, paragraph: paragraph),
            constraints: TextConstraints(lineLimit: lines, lineBreakMode: mode, isRightToLeft: isRightToLeft),
            width: width
        )
    }

    private func text(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.line.runs.map(\.text).joined() }
    }

    @Test("one line is as high as the font, whatever script or emoji is in it")
    func lineHeight() {
        let height = FontLibrary.shared.metrics(for: font).lineHeight
        for text in ["Title", "Имя", "日本", "Title 😀", ""] {
            expectEqual(layout(text).size.height, height)
        }
    }

    @Test("a narrow width wraps between words, and no line is wider")
    func wrapping() {
        let layout = layout(pangram, width: 150)
        expect(layout.lines.count > 3)
        expect(layout.lines.allSatisfy { $0.line.width <= 150 })
        expectEqual(text(layout).joined().filter { $0 != " " }, pangram.filter { $0 != " " })
        expect(text(layout).dropLast().allSatisfy { $0.hasSuffix(" ") })
        expect(!layout.isTruncated)
    }

    @Test("text beyond the line limit ends with an ellipsis on the last line")
    func tailTruncation() {
        let layout = layout(pangram, width: 150, lines: 2)
        expectEqual(layout.lines.count, 2)
        expect(layout.isTruncated)
        expect(text(layout)[1].hasSuffix("…"))
        expect(!text(layout)[0].contains("…"))
        expect(layout.size.width <= 150)
    }

    @Test("truncation at the head keeps the end, in the middle both ends")
    func otherTruncations() {
        let head = text(layout(pangram, width: 150, lines: 1, mode: .byTruncatingHead))[0]
        expect(head.hasPrefix("…") && head.hasSuffix("from it"))
        let middle = text(layout(pangram, width: 150, lines: 1, mode: .byTruncatingMiddle))[0]
        expect(middle.hasPrefix("The") && middle.contains("…") && middle.hasSuffix("it"))
    }

    @Test("clipping shows one line without an ellipsis, however wide")
    func clipping() {
        let layout = layout(pangram, width: 100, lines: 1, mode: .byClipping)
        expectEqual(text(layout), [pangram])
        expect(layout.size.width > 100)
    }

    @Test("a word wider than the line is broken between characters")
    func longWords() {
        let layout = layout(String(repeating: "w", count: 60), width: 100)
        expect(layout.lines.count > 3)
        expect(layout.lines.allSatisfy { $0.line.width <= 100 })
    }

    @Test("line feeds begin lines, of every kind", arguments: ["a\nb\nc", "a\r\nb\rc", "a\u{2029}b\u{2028}c"])
    func lineFeeds(string: String) {
        expectEqual(layout(string).lines.count, 3)
        expectEqual(layout(string, lines: 3).isTruncated, false)
    }

    @Test("text after the last visible line becomes an ellipsis, also across a line feed")
    func truncationAcrossParagraphs() {
        let layout = layout("First\nSecond\nThird", width: 300, lines: 2)
        expectEqual(text(layout), ["First", "Second…"])
        expect(layout.isTruncated)
    }

    @Test("empty lines are as high as others")
    func emptyLines() {
        let height = layout("a").size.height
        expectEqual(layout("a\n\nb").size.height, height * 3)
        expectEqual(layout("").lines.count, 1)
    }

    @Test("least and greatest line heights, multiples and spacing change where lines go")
    func paragraphMetrics() {
        let natural = layout("a").size.height
        var tall = ParagraphShape()
        tall.minimumLineHeight = 30
        let raised = layout("a", paragraph: tall)
        expectEqual(raised.size.height, 30)
        expect(abs(raised.firstBaseline - layout("a").firstBaseline - (30 - natural)) < 1e-9)
        var low = ParagraphShape()
        low.maximumLineHeight = 18
        expectEqual(layout("a\nb", paragraph: low).size.height, 36)
        var spaced = ParagraphShape()
        spaced.lineSpacing = 5
        spaced.paragraphSpacing = 2
        expectEqual(layout("a\nb", paragraph: spaced).size.height, natural * 2 + 7)
        var multiple = ParagraphShape()
        multiple.lineHeightMultiple = 1.5
        expect(abs(layout("a", paragraph: multiple).size.height - natural * 1.5) < 1e-9)
    }

    @Test("indents move first and other lines, and narrow them")
    func indents() {
        var shape = ParagraphShape()
        shape.firstLineHeadIndent = 30
        shape.headIndent = 10
        let layout = layout(pangram, width: 150, paragraph: shape)
        expectEqual(layout.lines.map(\.indent).prefix(2), [30, 10])
        expect(layout.lines.allSatisfy { $0.indent + $0.line.width <= 150 })
    }

    @Test("kerning widens text between its characters")
    func kerning() {
        let plain = layout("wide").size.width
        let kerned = TextLayoutCache(capacity: 8).layout(
            for: TextContent("wide", font: font, kern: 3),
            constraints: TextConstraints(),
            width: .infinity
        )
        expect(abs(kerned.size.width - plain - 9) <= 3)
    }

    @Test("Hebrew and Arabic run from right to left")
    func rightToLeft() throws {
        for string in ["שלום", "مرحبا"] {
            let line = try require(layout(string).lines.first?.line)
            expect(line.isRightToLeft)
            expect(line.runs.allSatisfy { $0.isRightToLeft })
        }
        expect(layout("12", isRightToLeft: true).lines[0].line.isRightToLeft)
        expectEqual(layout("Ab", isRightToLeft: true).lines[0].line.isRightToLeft, false)
    }

    @Test("characters that Inter lacks come from the pinned fallback fonts")
    func fallback() {
        let families = Set(layout("Aж日ไ😀").lines[0].line.runs.map(\.face.family))
        expectEqual(families, ["Inter", "Droid Sans Fallback", "Noto Sans Thai", "Noto Color Emoji"])
    }

    @Test(
        "every byte of the text belongs to a cluster of glyphs",
        arguments: ["Text", "fi ffi", "مرحبا", "e\u{301}", "日本"]
    )
    func clusters(string: String) {
        for run in layout(string).lines.flatMap(\.line.runs) {
            expectEqual(run.clusters.reduce(0) { $0 + Int($1.num_bytes) }, run.text.utf8.count)
            expectEqual(run.clusters.reduce(0) { $0 + Int($1.num_glyphs) }, run.glyphs.count)
        }
    }

    @Test("invalid widths are laid out without a crash", arguments: [0, -5, CGFloat.nan, .infinity, -.infinity, 1e300])
    func hostileWidths(width: CGFloat) {
        for lines in [0, 1, 3, Int.max] {
            let layout = layout("Some words\nand more", width: width, lines: lines)
            expect(layout.size.width.isFinite && layout.size.height.isFinite)
            expect(!layout.lines.isEmpty)
        }
    }

    @Test("text with null characters, lone marks and noncharacters lays out all the same")
    func hostileText() {
        for text in ["a\0b", "\u{301}", "\u{FFFE}\u{FFFF}", "\u{202E}abc", String(repeating: "\u{301}", count: 500)] {
            expect(layout(text, width: 50).size.height > 0)
        }
    }
}
