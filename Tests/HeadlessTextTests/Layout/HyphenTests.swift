import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Hyphens")
struct HyphenTests {
    private func glyphs(of text: String) -> (lines: Int, glyphs: Int) {
        let content = TextContent(text, font: FontSpecification(size: 17))
        let layout = TextLayoutCache.shared.layout(for: content, constraints: TextConstraints(), width: 60)
        let count = layout.lines.reduce(0) { sum, line in
            sum + line.line.runs.reduce(0) { $0 + $1.glyphs.count }
        }
        return (layout.lines.count, count)
    }

    @Test("a word broken for lack of space gets no hyphen")
    func brokenWord() {
        let word = "Приглашения"
        let (lines, glyphs) = glyphs(of: word)

        expect(lines > 1)
        expectEqual(glyphs, word.count)
    }

    @Test("a word divided at a soft hyphen shows it")
    func softHyphen() {
        let (lines, glyphs) = glyphs(of: "Пригла\u{AD}шения")

        expect(lines > 1)
        expect(glyphs > "Приглашения".count)
    }
}
