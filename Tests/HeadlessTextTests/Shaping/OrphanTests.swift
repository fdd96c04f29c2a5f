import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Words alone in the last line")
struct OrphanTests {
    private func lines(_ text: String, avoids: Bool = true, mode: NSLineBreakMode = .byWordWrapping) -> [String] {
        var shape = ParagraphShape()
        shape.avoidsOrphans = avoids
        let font = FontSpecification(size: 17)
        let content = TextContent(text, font: font, paragraph: shape)
        let start = TextContent("One two three four", font: font)
        let cache = TextLayoutCache(capacity: 4)
        let width = cache.layout(for: start, constraints: TextConstraints(), width: .infinity).size.width + 1
        let layout = cache.layout(for: content, constraints: TextConstraints(lineBreakMode: mode), width: width)
        return layout.lines.map { $0.line.runs.map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    @Test("the word before joins a word that would be alone")
    func joining() {
        expectEqual(lines("One two three four five"), ["One two three", "four five"])
        expectEqual(lines("One two three four five", avoids: false), ["One two three four", "five"])
        expectEqual(lines("One two three four five six"), ["One two three four", "five six"])
    }

    @Test("a word that does not fit beside the last one stays, and so does the only word of its line")
    func noRoom() {
        expectEqual(lines("One threefourx fivesixseven"), ["One threefourx", "fivesixseven"])
        expectEqual(lines("Onetwothreefour five"), ["Onetwothreefour", "five"])
    }

    @Test("forced breaks, and breaks inside of words, remain")
    func otherBreaks() {
        expectEqual(lines("One two three\u{2028}four"), ["One two three", "four"])
        expectEqual(lines("One two three four five", mode: .byCharWrapping).count, 2)
        expectEqual(lines("One two three four\nfive"), ["One two three four", "five"])
    }
}
