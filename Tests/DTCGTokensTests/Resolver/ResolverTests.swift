import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Resolver documents")
struct ResolverTests {
    private struct MissingFile: Error {}

    private static let files = [
        "base.json": #"{"$type": "number", "space": {"$value": 8}, "text": {"$value": "{ink}"}, "ink": {"$value": 1}}"#,
        "dark.json": #"{"ink": {"$type": "number", "$value": 2}}"#,
        "parts.json": #"{"inner": {"deep": {"$type": "number", "$value": 5}}}"#,
        "wrong.json": #"{"ink": {"$type": "number", "$value": "x"}}"#,
    ]

    private func resolver(_ text: String) throws -> TokenResolver {
        try TokenResolver(data: Data(text.utf8), name: "r") { name in
            guard let text = Self.files[name] else { throw MissingFile() }
            return Data(text.utf8)
        }
    }

    private func problems(_ text: String) -> [String] {
        do {
            return try resolver(text).warnings.map(\.description)
        } catch let error as TokenError {
            return error.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    private static let themes = """
        {"version": "2025.10", "name": "Brand",
         "sets": {"base": {"description": "Base", "sources": [{"$ref": "base.json"}]}},
         "modifiers": {
           "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
           "density": {"contexts": {"regular": [], "compact": [{"space": {"$type": "number", "$value": 4}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"}]}
        """

    @Test("tokens of later sets and contexts win, and references are resolved last")
    func contexts() throws {
        let resolver = try resolver(Self.themes)
        expectEqual(resolver.modifiers.map(\.name), ["theme", "density"])
        expectEqual(resolver.modifiers[0].defaultContext, "light")
        expectEqual(resolver.contexts.count, 4)
        let dark = try resolver.tree(for: ["theme": "dark", "density": "compact"])
        expect(dark["text"]?.value == .number(2) && dark["space"]?.value == .number(4))
        let light = try resolver.tree(for: ["density": "regular"])
        expect(light["text"]?.value == .number(1) && light["space"]?.value == .number(8))
        expect(resolver.warnings.isEmpty)
    }

    @Test("unknown modifiers and contexts, and missing ones without a default, are errors")
    func inputs() throws {
        let error = #expect(throws: TokenError.self) {
            try resolver(Self.themes).tree(for: ["theme": "drak", "brand": "a"])
        }
        expectEqual(
            error?.problems.map(\.message),
            [
                "there is no modifier \"brand\"", "the modifier \"theme\" has no context \"drak\"",
                "no context for the modifier \"density\"",
            ]
        )
    }

    @Test("sets and modifiers are written inline as well, and a part of a file is a source")
    func inline() throws {
        let tree = try resolver(
            """
            {"version": "2025.10", "$defs": {"x": 1}, "sets": {"a": {"sources": [{"$ref": "parts.json#/inner"}]}},
             "resolutionOrder": [
               {"type": "set", "name": "s", "sources": [{"$ref": "#/sets/a"}, {"own": {"$type": "number", "$value": 1}}]},
               {"type": "modifier", "name": "m", "contexts": {"x": [{"$ref": "#/sets/a"}], "y": []}, "default": "x"}]}
            """
        ).tree()
        expectEqual(tree.tokens.map(\.path.description), ["deep", "own"])
    }

    @Test("a file of tokens is a resolver without modifiers")
    func tokenFile() throws {
        let resolver = try resolver(Self.files["base.json"] ?? "")
        try expectEqual(resolver.tree().tokens.count, 3)
    }

    @Test("a token that only some contexts have is a warning")
    func missing() {
        let found = problems(
            """
            {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "theme", "default": "light", "contexts": {
              "light": [], "dark": [{"ink": {"$type": "number", "$value": 1}}]}}]}
            """
        )
        expect(found.count == 1 && found[0].contains("warning: \"ink\" has no value for theme \"light\""), "\(found)")
    }

    @Test(
        "a malformed document is an error",
        arguments: [
            (
                ##"{"resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
                "\"version\" is missing"
            ),
            (
                ##"{"version": "2024", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
                "unknown version"
            ),
            (#"{"version": "2025.10", "resolutionOrder": []}"#, "the resolution order is empty"),
            (#"{"version": "2025.10", "sets": {}}"#, "\"resolutionOrder\" is missing"),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/b"}], "sets": {"a": {"sources": []}}}"##,
                "there is no set \"b\""
            ),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
                "which nothing can refer to"
            ),
            (#"{"version": "2025.10", "resolutionOrder": [{"type": "set", "sources": []}]}"#, "without a name"),
            (#"{"version": "2025.10", "resolutionOrder": [{"name": "a", "sources": []}]}"#, "unknown kind of \"a\""),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": []}, {"type": "set", "name": "a", "sources": []}]}"#,
                "duplicate name \"a\""
            ),
            (#"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a"}]}"#, "\"sources\" is missing"),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "a"}]}"#,
                "\"contexts\" is missing"
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "a", "contexts": {}}]}"#,
                "the modifier has no contexts"
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "a", "contexts": {"x": []}}]}"#,
                "the modifier has one context"
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "a", "contexts": {"x": [], "y": []}, "default": "z"}]}"#,
                "there is no context \"z\""
            ),
            (
                #"{"version": "2025.10", "extra": 1, "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"#,
                "unknown key \"extra\""
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "x": 1, "sources": []}]}"#,
                "unknown key \"x\""
            ),
            (
                ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                "circular reference"
            ),
            (
                ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/modifiers/m"}]}}, "modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": "x"}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                "which only the resolution order can refer to"
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "none.json"}]}]}"#,
                "the file \"none.json\" cannot be read"
            ),
            (
                #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "wrong.json"}]}]}"#,
                "wrong.json:1:39: error: wrong type: a string"
            ),
        ]
    )
    func malformed(text: String, message: String) {
        let found = problems(text)
        expect(found.contains { $0.contains("error: ") && $0.contains(message) }, "\(found)")
    }
}
