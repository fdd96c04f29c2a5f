import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("References between tokens")
struct ReferenceTests {
    private static let color = #"{"colorSpace": "srgb", "components": [0, 0.4, 0.8]}"#

    /// A color, a number, a dimension and a shadow, with more tokens.
    private static func file(_ more: String) -> String {
        """
        {"color": {"$type": "color", "blue": {"$value": \(color)}}, "n": {"$type": "number", "$value": 0.5},
        "d": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
        "shadow": {"$type": "shadow", "$value": {"color": "{color.blue}", "offsetX": "{d}", "offsetY": {"$ref": "#/d/$value"},
          "blur": {"value": {"$ref": "#/n/$value"}, "unit": "px"}, "spread": "{d}"}},
        \(more)}
        """
    }

    @Test("aliases in braces and as pointers have the value and the type of their target")
    func aliases() throws {
        let tree = try tokens(
            Self.file(
                ##""a": {"$value": "{b}"}, "b": {"$ref": "#/color/blue/$value"}, "c": {"$type": "color", "$value": {"$ref": "#/color/blue/$value"}}"##
            )
        )
        for name in ["a", "b", "c"] { expectEqual(tree[name]?.value, tree["color.blue"]?.value) }
        expectEqual(tree["a"]?.alias, TokenPath("b"))
        expectEqual(tree["b"]?.alias, TokenPath("color.blue"))
    }

    @Test("parts of composite values refer to tokens and to parts of values")
    func parts() throws {
        let tree = try tokens(
            Self.file(
                ##"""
                "shade": {"$ref": "#/shadow/$value/color"}, "blur": {"$ref": "#/shadow/$value/blur"},
                "x": {"$type": "number", "$ref": "#/shadow/$value/offsetX/value"},
                "mix": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/color/blue/$value/colorSpace"},
                  "components": [{"$ref": "#/color/blue/$value/components/1"}, {"$ref": "#/n/$value"}, 0]}},
                "same": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/color/blue/$value/components"}}}
                """##
            )
        )
        expectEqual(tree["shade"]?.value, tree["color.blue"]?.value)
        expectEqual(tree["blur"]?.value, .dimension(TokenDimension(0.5)))
        expectEqual(tree["x"]?.value, .number(8))
        expectEqual(tree["mix"]?.value, .color(TokenColor(red: 0.4, green: 0.5, blue: 0)))
        expectEqual(tree["same"]?.value, tree["color.blue"]?.value)
        expectEqual(tree["shadow"]?.references.map(\.description), ["color.blue", "d", "n"])
    }

    @Test("pointers find tokens in groups of any size", arguments: [1, 16, 17, 200])
    func largeGroups(count: Int) throws {
        let members = (0..<count).map { #""t\#($0)": {"$type": "number", "$value": \#($0)}"# }.joined(separator: ", ")
        let last = count - 1
        let tree = try tokens(##"{"g": {\##(members)}, "r": {"$ref": "#/g/t\##(last)/$value"}}"##)
        expect(tree["r"]?.value == .number(Double(last)) && tree["r"]?.alias == TokenPath("g.t\(last)"))
        expectEqual(tree.tokens.count, count + 1)
    }

    @Test("names in pointers are escaped")
    func escapes() throws {
        let tree = try tokens(
            ##"{"a/b~": {"50% x": {"$type": "number", "$value": 7}}, "r": {"$ref": "#/a~1b~0/50%25%20x/$value"}}"##
        )
        expectEqual(tree["r"]?.value, .number(7))
    }

    @Test("a chain of thousands of aliases is followed to its end")
    func longChain() throws {
        let links = (0..<2000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }.joined(separator: ",")
        let tree = try tokens(#"{\#(links), "t2000": {"$type": "number", "$value": 3}}"#)
        expectEqual(tree["t0"]?.value, .number(3))
    }

    @Test(
        "a reference that leads nowhere, to another type or in a circle is an error",
        arguments: [
            (#""a": {"$value": "{color.bleu}"}"#, #"there is no token "color.bleu" (did you mean "color.blue"?)"#),
            (#""a": {"$value": "{color}"}"#, "\"{color}\" is a group"),
            (
                #""a": {"$type": "dimension", "$value": "{color.blue}"}"#,
                "\"color.blue\" is of type color, not dimension"
            ),
            (#""a": {"$value": "{}"}"#, "\"{}\" is no reference"),
            (#""a": {"$value": "{color.blue"}"#, "\"{color.blue\" is no reference"),
            (#""a": {"$value": "{color..blue}"}"#, "\"{color..blue}\" is no reference"),
            (#""a": {"$value": "{ color . blue }"}"#, "there is no token \" color . blue \""),
            (#""a": {"$value": "{a}"}"#, "circular reference: a → a"),
            (##""a": {"$type": "color", "$ref": "#/a/$value"}"##, "circular reference: a → a"),
            (##""a": {"$type": "color", "$ref": "#/color"}"##, "\"#/color\" is a group"),
            (##""a": {"$type": "color", "$ref": "#/color/blue"}"##, "\"#/color/blue\" is a token, not its value"),
            (
                ##""a": {"$type": "color", "$ref": "#/color/blue/$type"}"##,
                "\"#/color/blue/$type\" is a property of a token"
            ),
            (##""a": {"$type": "color", "$ref": "#/color/$type"}"##, "\"#/color/$type\" is a property of a group"),
            (##""a": {"$type": "color", "$ref": "#/color/red/$value"}"##, "leads nowhere: there is no \"red\""),
            (
                ##""a": {"$type": "color", "$ref": "#/color/blue/$value/"}"##,
                "a name between two \"/\", or after the last, is empty"
            ),
            (
                ##""a": {"$type": "color", "$ref": "#/color//blue/$value"}"##,
                "a name between two \"/\", or after the last, is empty"
            ),
            (##""a": {"$type": "color", "$ref": "#/"}"##, "nothing follows \"#\""),
            (##""a": {"$type": "color", "$ref": "/color/blue/$value"}"##, "begins with \"#/\""),
            (##""a": {"$type": "color", "$ref": "#/co lor/blue/$value"}"##, "a space is written as \"%20\""),
            (##""a": {"$type": "color", "$ref": "#/co~lor/blue/$value"}"##, "\"~\" is written as \"~0\""),
            (
                ##""a": {"$type": "number", "$ref": "#/color/blue/$value/components/3"}"##,
                "\"3\" is no index of the array"
            ),
            (
                ##""a": {"$type": "number", "$ref": "#/color/blue/$value/components/-1"}"##,
                "\"-1\" is no index of the array"
            ),
            (
                ##""a": {"$type": "number", "$ref": "#/color/blue/$value/component"}"##,
                "there is no \"component\" (did you mean \"components\"?)"
            ),
            (
                ##""a": {"$type": "dimension", "$ref": "#/d/$value/value"}"##,
                "\"#/d/$value/value\" does not fit: wrong type: a number"
            ),
            (
                ##""a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": ["{n}", 0, 0]}}"##,
                "\"{n}\" stands for a whole token"
            ),
            (
                ##""a": {"$type": "dimension", "$value": {"value": "{n}", "unit": "px"}}"##,
                "\"{n}\" stands for a whole token"
            ),
            (##""a": {"$type": "cubicBezier", "$value": ["{n}", 0, 1, 1]}"##, "\"{n}\" stands for a whole token"),
            (
                ##""a": {"$type": "border", "$value": {"color": "{n}", "width": "{d}", "style": "solid"}}"##,
                "\"n\" is of type number, not color"
            ),
            (
                ##""a": {"$type": "gradient", "$value": [{"$ref": "#/color/blue/$value"}]}"##,
                "unknown key \"colorSpace\""
            ),
            (
                ##""a": {"$type": "color", "$value": {"$ref": "#/color/blue/$value", "x": 1}}"##,
                "other members are beside $ref"
            ),
            (
                ##""a": {"$type": "strokeStyle", "$value": {"dashArray": {"$ref": "#/color/blue/$value/components"}, "lineCap": "butt"}}"##,
                "\"#/color/blue/$value/components\" does not fit: wrong type: a number"
            ),
            (
                ##""a": {"$type": "number", "$value": {"$ref": "#/b/$value/value"}}, "b": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value"}, "unit": "px"}}"##,
                "circular reference"
            ),
        ]
    )
    func wrongReferences(text: String, message: String) {
        let found = problems(in: Self.file(text))
        expect(
            !found.isEmpty && found.allSatisfy { $0.contains(" error: ") } && found.contains { $0.contains(message) },
            "\(found)"
        )
    }

    @Test("each token of a circle is reported where it refers to the next, and what leads to the circle is not")
    func circles() {
        let text = #"{"x": {"$value": "{a}"}, "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"#
        let found = problems(in: text)
        expectEqual(found.count, 3)
        expectEqual(
            found.first,
            "1:42: error: circular reference: a → b → c → a, at /a/$value, allowed: a chain of references that ends at a value"
        )
    }

    @Test("an error in the target is reported there alone")
    func brokenTarget() {
        let found = problems(
            in: #"{"a": {"$type": "number", "$value": "x"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#
        )
        expectEqual(found.count, 1)
    }
}
