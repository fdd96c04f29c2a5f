import Expectations
import Testing

@testable import DTCGTokens

@Suite("Differences, unused tokens and contrast")
struct DifferenceTests {
    @Test("each change is said in words")
    func changes() throws {
        let old = try tokens(
            ##"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$value": 3}, "d": {"$value": 4}, "e": {"$value": "{a}"}}"##
        )
        let new = try tokens(
            ##"{"$type": "number", "a": {"$value": 1.5}, "b2": {"$value": 2}, "d": {"$value": 4, "$deprecated": "Use a."}, "e": {"$value": 1.5}, "f": {"$value": 9}}"##
        )
        expectEqual(
            TokenDifference(from: old, to: new).changes.map(\.description),
            [
                "a: 1 → 1.5", "b: renamed to b2", "d: deprecated: Use a.", "e: 1 → 1.5", "f: new, 9",
                "c: removed, was 3",
            ]
        )
        expect(TokenDifference(from: old, to: old).isEmpty)
    }

    @Test("a token is used if code uses it or a used token refers to it")
    func unused() throws {
        let tree = try tokens(
            #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": "{d}"}, "d": {"$value": 2}}"#
        )
        let unused = tree.unusedTokens { $0.name == "b" }
        expectEqual(unused.map(\.name), ["c", "d"])
        expectEqual(
            unused[0].unusedWarning.description,
            #"tokens.json:1:70: warning: nothing uses the token "c", at /c"#
        )
    }

    @Test("contrast is that of each text on each background, lowest first")
    func contrast() throws {
        let tree = try tokens(
            """
            {"$type": "color", "text": {"a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
              "b": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}},
             "back": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
            """
        )
        let contrasts = tree.contrasts(isText: { $0.path.names[0] == "text" }, isBackground: { $0.name == "back" })
        expectEqual(contrasts.map(\.description), ["text.b on back: 3.97", "text.a on back: 21.00"])
    }
}
