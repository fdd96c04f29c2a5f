import Expectations
import Testing

@testable import PositionedJSON

@Suite("Suggestions")
struct NearestNameTests {
    private let names = ["leftRight16", "left56Right16", "title", "s", "xs"]

    @Test(
        "a misspelt name is recognised",
        arguments: [
            ("leftRigth16", "leftRight16"), ("LeftRight16", "leftRight16"), ("left65Right16", "left56Right16"),
            ("titel", "title"), ("S", "s"),
        ]
    )
    func misspelt(name: String, expected: String) {
        expectEqual(nearestName(to: name, among: names), expected)
    }

    @Test("an unusual name has no suggestion", arguments: ["chevron", "", String(repeating: "title", count: 1000)])
    func unlike(name: String) {
        expect(nearestName(to: name, among: ["leftRight16", "title"]) == nil)
    }

    @Test("messages quote text on one line, truncated, without control characters")
    func quoting() {
        expectEqual("a\u{1B}[31m\n\u{202E}".quoted, #""a\u{1B}[31m\u{A}\u{202E}""#)
        expectEqual(String(repeating: "ж", count: 61).quoted, "\"" + String(repeating: "ж", count: 60) + "…\"")
        expectEqual(String(repeating: "ж", count: 60).quoted, "\"" + String(repeating: "ж", count: 60) + "\"")
    }
}
