import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Figma's export of variables")
struct FigmaTests {
    private static func color(_ component: Double, id: String, alias: String? = nil) -> String {
        let alias = alias.map {
            #", "com.figma.aliasData": {"targetVariableId": "\#($0)", "targetVariableName": "gray/1", "targetVariableSetName": "Base"}"#
        }
        return """
            {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(component), 0, 0], "alpha": 1, "hex": "#000000"},
             "$extensions": {"com.figma.variableId": "\(id)", "com.figma.scopes": ["ALL_SCOPES"]\(alias ?? "")}}
            """
    }

    private static func number(_ value: Double, id: String, scope: String) -> String {
        #"{"$type": "number", "$value": \#(value), "$extensions": {"com.figma.variableId": "\#(id)", "com.figma.scopes": ["\#(scope)"]}}"#
    }

    private static let files: [FigmaVariables.File] = [
        (
            "Base.tokens.json",
            Data(
                """
                {"gray": {"1": \(color(0.1, id: "V:1"))}, "gap": \(number(8, id: "V:2", scope: "GAP")),
                 "fade": \(number(40, id: "V:3", scope: "OPACITY")), "half gap": {"$type": "number", "$value": "{gap}"},
                 "font": {"$type": "string", "$value": "Inter", "$extensions": {"com.figma.scopes": ["FONT_FAMILY"]}},
                 "flag": {"$type": "boolean", "$value": true, "$extensions": {"com.figma.type": "boolean"}},
                 "$extensions": {"com.figma.modeName": "Value"}}
                """.utf8
            )
        ),
        (
            "a.json",
            Data(
                #"{"ink": \#(color(0.1, id: "V:9", alias: "V:1")), "$extensions": {"com.figma.modeName": "Light"}}"#
                    .utf8
            )
        ),
        (
            "b.json", Data(#"{"ink": \#(color(0.9, id: "V:9")), "$extensions": {"com.figma.modeName": "Dark"}}"#.utf8)
        ),
    ]

    @Test("collections become sets and modifiers, and aliases between them references again")
    func modes() throws {
        let figma = try FigmaVariables(files: Self.files)
        expectEqual(figma.resolver.modifiers.map(\.contexts), [["Light", "Dark"]])
        let light = try figma.resolver.tree()
        expectEqual(light["ink"]?.alias, TokenPath("gray.1"))
        expectEqual(light["ink"]?.value, light["gray.1"]?.value)
        let dark = try figma.resolver.tree(for: ["mode": "Dark"])
        guard case .color(let color)? = dark["ink"]?.value else { return expect(Bool(false)) }
        expectEqual(color.components[0], 0.9)
        expectEqual(figma.files.map(\.name), ["Base.tokens.json", "a.json", "b.json", "figma.resolver.json"])
        expectEqual(light["ink"]?.extensions?.contains("com.figma.aliasData"), true)
    }

    @Test("numbers and texts get what their scopes say")
    func scopes() throws {
        let tree = try FigmaVariables(files: Self.files).resolver.tree()
        expectEqual(tree["gap"]?.value, .dimension(TokenDimension(8)))
        expectEqual(tree["half gap"]?.value, .dimension(TokenDimension(8)))
        expectEqual(tree["fade"]?.value, .number(0.4))
        expectEqual(tree["font"]?.value, .fontFamily(["Inter"]))
        expectEqual(tree["flag"]?.value, .boolean(true))
    }

    @Test("a file of the export is read as it is, with its types of texts and conditions")
    func asItIs() throws {
        let tree = try TokenFile(data: Self.files[0].data).tree
        expect(tree["font"]?.value == .string("Inter") && tree["gap"]?.value == .number(8))
    }

    @Test("a damaged export is refused")
    func damaged() {
        #expect(throws: TokenError.self) { try FigmaVariables(files: [("x.json", Data("{".utf8))]) }
        #expect(throws: TokenError.self) {
            try FigmaVariables(files: [("x.json", Data(#"{"a": {"$value": 1}}"#.utf8))])
        }
    }
}
