import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Groups of tokens")
struct GroupTests {
    private static let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
    private static let blue = #"{"colorSpace": "srgb", "components": [0, 0, 1]}"#

    @Test("a token has the path of its groups, and names differ by case")
    func paths() throws {
        let tree = try tokens(
            """
            {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
             "Grid": {"$type": "number", "a b": {"$value": 1}, "inner": {"A B": {"$value": 2}}, "GRID": {"$value": 3}}}
            """
        )
        expectEqual(tree.tokens.map(\.path.description), ["Grid.a b", "Grid.inner.A B", "Grid.GRID"])
        expectEqual(tree.tokens.map(\.value), [.number(1), .number(2), .number(3)])
        expectEqual(tree.groups.map(\.path.description), ["", "Grid", "Grid.inner"])
    }

    @Test("a type comes from the token, then from the closest group; an alias has its target's")
    func types() throws {
        let tree = try tokens(
            """
            {"$type": "number", "n": {"$value": 1},
             "group": {"$type": "duration", "d": {"$value": {"value": 1, "unit": "s"}},
               "own": {"$type": "number", "$value": 2}, "alias": {"$value": "{n}"}}}
            """
        )
        expectEqual(tree.tokens.map(\.type), [.number, .duration, .number, .number])
        expectEqual(tree["group.alias"]?.alias, TokenPath("n"))
    }

    @Test("a root token is in the group and named $root")
    func rootTokens() throws {
        let tree = try tokens(
            """
            {"accent": {"$type": "color", "$root": {"$value": \(Self.red)}, "light": {"$value": \(Self.blue)}},
             "button": {"$value": "{accent.$root}"}}
            """
        )
        expectEqual(tree["accent.$root"]?.value, tree["button"]?.value)
        expectEqual(tree.tokens.count, 3)
    }

    @Test("a group gets what it extends; its own tokens replace those at the same path as a whole")
    func extends() throws {
        let tree = try tokens(
            """
            {"base": {"$type": "color", "$description": "Colors", "primary": {"$value": \(Self.red), "$description": "old"},
               "inner": {"a": {"$value": \(Self.red)}, "b": {"$value": \(Self.red)}}},
             "brand": {"$extends": "{base}", "primary": {"$value": \(Self.blue)}, "inner": {"b": {"$value": \(Self.blue)}},
               "more": {"$value": \(Self.blue)}},
             "sub": {"$extends": "#/brand/inner"}}
            """
        )
        let brand = tree.tokens.filter { $0.path.names[0] == "brand" }
        expectEqual(brand.map(\.name), ["primary", "a", "b", "more"])
        expect(tree["brand.primary"]?.description == nil)
        expectEqual(tree["brand.primary"]?.value, .color(TokenColor(red: 0, green: 0, blue: 1)))
        expectEqual(tree["brand.inner.a"]?.value, .color(TokenColor(red: 1, green: 0, blue: 0)))
        expectEqual(tree["sub.b"]?.value, .color(TokenColor(red: 0, green: 0, blue: 1)))
        expectEqual(tree.groups.first { $0.path.description == "brand" }?.description, "Colors")
    }

    @Test("groups extend over several levels, in any order of the file")
    func severalLevels() throws {
        let tree = try tokens(
            """
            {"c": {"$extends": "{b}", "z": {"$value": 3}}, "b": {"$extends": "{a}", "y": {"$value": 2}},
             "a": {"$type": "number", "x": {"$value": 1}, "alias": {"$value": "{a.x}"}}}
            """
        )
        expect(tree["c.x"]?.value == .number(1) && tree["c.y"]?.value == .number(2))
        expectEqual(tree.tokens.count, 2 + 3 + 4)
    }

    @Test(
        "a group cannot extend itself, a token, or what is not there",
        arguments: [
            (
                #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#,
                "circular $extends: \"{a}\""
            ),
            (#"{"a": {"$extends": "{a}"}}"#, "the group extends itself"),
            (#"{"a": {"b": {"$extends": "{a}"}}}"#, "the group extends a group around or inside of itself"),
            (#"{"a": {"$extends": "{z}"}}"#, "there is no group \"{z}\""),
            (#"{"t": {"$type": "number", "$value": 1}, "a": {"$extends": "{t}"}}"#, "\"{t}\" is a token"),
            (#"{"a": {"$extends": "b"}}"#, "\"b\" is no reference to a group"),
            (#"{"a": {"$extends": 1}}"#, "wrong type: a number"),
        ]
    )
    func wrongExtends(text: String, message: String) {
        let found = problems(in: text)
        expect(found.count == 1 && found[0].contains("error: \(message)"), "\(found)")
    }

    @Test("groups that double at each level end at a limit")
    func limit() {
        var text = #""g0": {"$type": "number", "t": {"$value": 1}}"#
        for level in 1...40 {
            text += #", "g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}"#
        }
        let found = problems(in: "{\(text)}")
        expect(found.count == 1 && found[0].contains("the groups have too many tokens"))
    }

    @Test(
        "a malformed group or token is an error",
        arguments: [
            (#"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#, "\"b\" is beside a $value"),
            (##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b/$value"}}"##, "a token has both $value and $ref"),
            (#"{"a": {"$value": 1}}"#, "the token \"a\" has no type"),
            (#"{"a": {"$type": "colour", "$value": 1}}"#, "unknown type \"colour\" (did you mean \"color\"?)"),
            (#"{"a": {"$type": 3, "$value": 1}}"#, "wrong type: a number"),
            (#"{"a": {"$type": "number", "$value": 1, "$deprecated": 1}}"#, "wrong type: a number"),
            (#"{"a": {"$type": "number", "$value": 1, "$description": {}}}"#, "wrong type: an object"),
            (#"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#, "wrong type: an array"),
            (#"{"a": {"$type": "number", "$value": 1, "$comment": ""}}"#, "unknown property \"$comment\""),
            (#"{"a.b": {"$type": "number", "$value": 1}}"#, "the name \"a.b\" contains \".\""),
            (#"{"{a": {"$type": "number", "$value": 1}}"#, "the name \"{a\" contains \"{\""),
            (#"{"$a": {"$type": "number", "$value": 1}}"#, "the name \"$a\" begins with \"$\""),
            (#"{"": {"$type": "number", "$value": 1}}"#, "a name is empty"),
            (#"{"a": {"$type": "number", "$value": 1}, "a": {}}"#, "duplicate key \"a\""),
            (#"{"a": 3}"#, "\"a\" is a number, neither a token nor a group"),
            (#"{"a": {"$root": {}}}"#, "$root is not a token"),
            (#"{"$value": 1}"#, "the file is a single token without a name"),
            ("[]", "wrong type: an array"),
            ("", "the document is empty"),
        ]
    )
    func malformed(text: String, message: String) {
        let found = problems(in: text)
        expect(found.count == 1 && found[0].contains("error: \(message)"), "\(found)")
    }

    @Test("a deprecation holds for a group, and a token in it can deny it")
    func deprecations() throws {
        let tree = try tokens(
            """
            {"$type": "number", "old": {"$deprecated": "Use new.", "a": {"$value": 1},
               "b": {"$value": 1, "$deprecated": false}, "c": {"$value": 1, "$deprecated": true}}, "new": {"$value": 1}}
            """
        )
        expectEqual(tree.tokens.map(\.deprecation), [.because("Use new."), nil, .yes, nil])
    }

    @Test("the data of tools is kept as it is")
    func extensions() throws {
        let tree = try tokens(
            #"{"a": {"$type": "number", "$value": 1, "$extensions": {"org.example.tool": {"x":  [1, null]}}}}"#
        )
        expectEqual(tree["a"]?.extensions, #"{"org.example.tool": {"x":  [1, null]}}"#)
    }
}
