import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Text layout cache")
struct TextLayoutCacheTests {
    private let cache = TextLayoutCache(capacity: 8)
    private let text = "Some words that need more than one line"

    private func layout(_ string: String, width: CGFloat, lines: Int = 0) -> TextLayout {
        cache.layout(
            for: TextContent(string, font: FontSpecification(size: 17)),
            constraints: TextConstraints(lineLimit: lines, lineBreakMode: .byTruncatingTail),
            width: width
        )
    }

    @Test("the same text in the same width is shaped once")
    func sameWidth() {
        expect(layout(text, width: 120) === layout(text, width: 120))
    }

    @Test("canonically equivalent strings are shaped separately, each once")
    func spellings() {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        expectEqual(composed, decomposed)
        let layouts = [layout(composed, width: 120), layout(decomposed, width: 120)]
        expect(layouts[0] !== layouts[1])
        expect(layout(composed, width: 120) === layouts[0])
        expect(layout(decomposed, width: 120) === layouts[1])
        let contents = Set([composed, decomposed, composed].map { TextContent($0, font: FontSpecification(size: 17)) })
        expectEqual(contents.count, 2)
    }

    @Test("a text that fits one line is shaped once for all widths it fits in")
    func fittingWidths() {
        let natural = layout("Title", width: .infinity)
        expect(layout("Title", width: 500) === natural)
        expect(layout("Title", width: natural.size.width.rounded(.up)) === natural)
        expect(layout("Title", width: natural.size.width - 1) !== natural)
    }

    @Test("a text measured in a width is not shaped again in the width it needs")
    func measuredWidths() {
        let measured = layout(text, width: 120)
        expect(layout(text, width: measured.size.width.rounded(.up)) === measured)
        let narrower = layout(text, width: measured.size.width - 2)
        expect(narrower !== measured)
    }

    @Test("reusing a layout for another width breaks lines like shaping again")
    func reuseIsExact() {
        let measured = layout(text, width: 140)
        let reused = layout(text, width: measured.size.width.rounded(.up))
        let fresh = TextLayoutCache(capacity: 8).layout(
            for: TextContent(text, font: FontSpecification(size: 17)),
            constraints: TextConstraints(lineBreakMode: .byTruncatingTail),
            width: measured.size.width.rounded(.up)
        )
        expectEqual(reused.lines.map(\.line.width), fresh.lines.map(\.line.width))
    }

    @Test(
        "a truncated text is the same in the width it needs, and shaped anew in others",
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    )
    func truncatedWidths(mode: NSLineBreakMode) {
        func layout(_ cache: TextLayoutCache, _ width: CGFloat) -> TextLayout {
            cache.layout(
                for: TextContent(text, font: FontSpecification(size: 17)),
                constraints: TextConstraints(lineLimit: 1, lineBreakMode: mode),
                width: width
            )
        }
        let narrow = layout(cache, 100)
        let needed = narrow.size.width.rounded(.up)
        expect(layout(cache, needed) === narrow)
        let fresh = layout(TextLayoutCache(capacity: 8), needed)
        expectEqual(fresh.lines[0].line.runs.map(\.text), narrow.lines[0].line.runs.map(\.text))
        expect(layout(cache, 130) !== narrow)
        expect(layout(cache, narrow.size.width - 1) !== narrow)
    }

    @Test("used entries stay, unused ones are evicted")
    func eviction() {
        let used = layout("used", width: 100)
        let unused = layout("unused", width: 100)
        for index in 0..<40 {
            _ = layout("filler \(index)", width: 100)
            expect(layout("used", width: 100) === used)
        }
        expect(layout("unused", width: 100) !== unused)
    }
}
