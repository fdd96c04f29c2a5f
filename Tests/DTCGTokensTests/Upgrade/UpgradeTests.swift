import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Upgrading files of older drafts")
struct UpgradeTests {
    private func upgraded(_ text: String) throws -> String {
        let upgrade = try TokenUpgrade(data: Data(text.utf8))
        expectEqual(upgrade.problems.map(\.description), [])
        return String(decoding: upgrade.data, as: UTF8.self)
    }

    @Test("values get their new notation; order and formatting stay")
    func values() throws {
        let text = ##"""
            {
              "space" : { "$type": "dimension", "m": { "$value": "16px" },   "l": {"$value": "1.5rem"} },
              "ink": { "$value": "#0066cc80", "$type": "color",
                       "$extensions": {"a.b": ["16px"]} },
              "fast": {"$type": "duration", "$value": "200ms"},
              "alias": {"$value": "{ink}"}
            }
            """##
        try expectEqual(
            upgraded(text),
            ##"""
            {
              "space" : { "$type": "dimension", "m": { "$value": {"value": 16, "unit": "px"} },   "l": {"$value": {"value": 1.5, "unit": "rem"}} },
              "ink": { "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.5019607843137255, "hex": "#0066cc"}, "$type": "color",
                       "$extensions": {"a.b": ["16px"]} },
              "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
              "alias": {"$value": "{ink}"}
            }
            """##
        )
    }

    @Test("keys without $ get it, and former types and parts get their names")
    func keys() throws {
        let text = ##"""
            {"gap": {"value": 8, "type": "spacing", "description": "Between rows"},
             "card": {"type": "shadow", "value": {"x": "0px", "y": "2px", "blur": "4px", "color": "rgba(0, 0, 0, 0.2)"}},
             "line": {"type": "stroke-style", "value": {"dash-array": ["4px"], "line-cap": "butt"}},
             "bold": {"type": "fontWeights", "value": "Semi Bold"}}
            """##
        let file = try TokenFile(data: Data(try upgraded(text).utf8))
        expectEqual(file.tree.tokens.map(\.type), [.dimension, .shadow, .strokeStyle, .fontWeight])
        expectEqual(file.tree["gap"]?.description, "Between rows")
        expectEqual(file.tree["bold"]?.value, TokenFontWeight(named: "semi-bold").map(TokenValue.fontWeight))
        guard case .shadow(let shadows)? = file.tree["card"]?.value else { return expect(Bool(false)) }
        expect(shadows[0].offsetY == TokenDimension(2) && shadows[0].spread == TokenDimension(0))
        expectEqual(shadows[0].color.alpha, 0.2)
    }

    @Test("a style of text gets numbers, and a line height in pixels becomes a multiple of the font size")
    func typography() throws {
        let text = ##"""
            {"title": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "20px", "fontWeight": "700",
              "lineHeight": "24px", "letterSpacing": "0.5px"}}}
            """##
        let file = try TokenFile(data: Data(try upgraded(text).utf8))
        guard case .typography(let style)? = file.tree["title"]?.value else { return expect(Bool(false)) }
        expect(style.lineHeight == 1.2 && style.fontWeight.value == 700 && style.letterSpacing == TokenDimension(0.5))
    }

    @Test("a file of 2025.10 stays as it is, and what cannot be mended is reported")
    func others() throws {
        let text = "{ \"a\" :{\"$type\":\"number\" ,\"$value\":1e1}}\n"
        try expectEqual(upgraded(text), text)
        let upgrade = try TokenUpgrade(data: Data(#"{"a": {"$type": "dimension", "$value": "3em"}}"#.utf8))
        expect(upgrade.changeCount == 0 && upgrade.problems.count == 1)
    }
}
