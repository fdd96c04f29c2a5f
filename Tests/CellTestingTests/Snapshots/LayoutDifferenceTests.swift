import Expectations
import Foundation
import Testing

@testable import CellTesting

@Suite("Layout differences in words")
struct LayoutDifferenceTests {
    private func words(_ old: String, _ new: String) throws -> [String] {
        try LayoutDifference(
            from: require(LayoutNode(parsing: old)),
            to: require(LayoutNode(parsing: new))
        ).sentences
    }

    @Test("a layout is read back from its text")
    func parsing() throws {
        let text = """
            Cell<A, B> row id="a [b]" [0 0 320 44.5]
              UILabel [16 -1 100 20] color="label" text="Say \\"hi\\"\\nto [you]"
            """
        let node = try require(LayoutNode(parsing: text))
        expect(node.isRow && node.identifier == "a [b]")
        expectEqual(node.children[0].text, "Say \"hi\"\nto [you]")
        expectEqual(node.description, text)
        expect(LayoutNode(parsing: "anything") == nil)
    }

    @Test("lengths have the names of spacings, colors their names")
    func names() throws {
        let old = "UIView [0 0 320 44]\n  UILabel [16 0 100 20] color=\"label\" text=\"Country\""
        let new = "UIView [0 0 320 44]\n  UILabel [12 0 100 20] color=\"secondaryLabel\" text=\"Country\""
        try expectEqual(
            words(old, new),
            [
                "\"Country\": text color label → secondaryLabel", "\"Country\": leading 16 → 12 (m → s)",
            ]
        )
    }

    @Test("views that appear and vanish are named")
    func newAndGone() throws {
        let root = "UIView [0 0 320 44]"
        let label = "\n  UILabel [0 0 9 9] text=\"Subtitle\""
        try expectEqual(words(root, root + label), ["\"Subtitle\" is new"])
        try expectEqual(words(root + label, root), ["\"Subtitle\" is gone"])
    }

    @Test("rows that move together are one sentence")
    func rows() throws {
        func list(_ positions: [Int]) -> String {
            "UIView [0 0 320 400]\n"
                + positions.enumerated().map { "  Cell row id=\"r\($0)\" [0 \($1) 320 40]" }.joined(separator: "\n")
        }
        try expectEqual(
            words(list([0, 44, 88]), list([0, 40, 84])),
            ["row \"r1\" is 4 points higher, all below moved"]
        )
        try expectEqual(
            words(list([0, 44, 88]), list([0, 45, 88])),
            ["row \"r1\" is 1 point lower", "row \"r2\" is 1 point higher"]
        )
    }
}
