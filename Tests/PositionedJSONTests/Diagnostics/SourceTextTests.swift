import Expectations
import Testing

@testable import PositionedJSON

@Suite("Source positions")
struct SourceTextTests {
    @Test("lines end at line feeds, carriage returns and both together")
    func lineEnds() {
        let source = SourceText(Array("a\nb\r\nc\rd".utf8))
        let positions = [0, 1, 2, 3, 5, 6, 7, 8].map { source.position(at: $0).description }
        expectEqual(positions, ["1:1", "1:2", "2:1", "2:2", "3:1", "3:2", "4:1", "4:2"])
    }

    @Test("columns count Unicode scalars")
    func columns() {
        let text = "жé😀x"
        let source = SourceText(Array(text.utf8))
        expectEqual(source.position(at: text.utf8.count - 1).description, "1:4")
        expectEqual(source.position(at: text.utf8.count).description, "1:5")
    }

    @Test("columns are right far into a line that is longer than a block")
    func longLines() {
        let source = SourceText(Array(("\n" + String(repeating: "ж", count: 5000) + "\nab").utf8))
        expectEqual(source.position(at: 1 + 2 * 4321).description, "2:4322")
        expectEqual(source.position(at: 10_003).description, "3:2")
    }

    @Test("the end of an empty text is at line 1, column 1")
    func emptyText() {
        expectEqual(SourceText([]).position(at: 0).description, "1:1")
    }
}
