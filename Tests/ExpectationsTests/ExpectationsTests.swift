import Expectations
import Testing

@Suite("Functions that expect")
struct ExpectationsTests {
    @Test("what holds records nothing, and its comment is not evaluated")
    func holds() throws {
        func comment() -> String {
            Issue.record("evaluated")
            return ""
        }
        expect(true, comment())
        expectEqual(1, 1, comment())
        try require(true, comment())
        #expect(try require(Optional("a"), comment()) == "a")
    }

    @Test("a condition that does not hold is recorded with its line, comment and place")
    func condition() {
        withKnownIssue {
            expect(2 < 1, "small")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [#"expect(2 < 1, "small")"# + "\nsmall"]
                && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 3
        }
    }

    @Test("values that differ are recorded")
    func values() {
        withKnownIssue {
            expectEqual("a", "b")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [#""a" is not "b""# + "\n" + #"expectEqual("a", "b")"#]
        }
    }

    @Test("a missing value ends the test with its place, line and comment")
    func missing() {
        let number: Int? = nil
        let error = #expect(throws: (any Error).self) { _ = try require(number, "number") }
        #expect("\(error.map { "\($0)" } ?? "")".hasSuffix("\nnumber"))
        #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("\(#filePath):\(#line - 2)\n"))
        #expect(throws: (any Error).self) { try require(number == 1) }
    }
}
