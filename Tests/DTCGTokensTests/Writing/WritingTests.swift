import Expectations
import Foundation
import Testing

@testable import DTCGTokens

@Suite("Writing tokens")
struct WritingTests {
    private static let text = """
        {
          "$description": "Everything",
          "color": {"$type": "color", "ink": {"$value": {"colorSpace":"srgb","components":[0, 0.25 ,1]}, "$description": "Text"},
            "link": {"$value": "{color.ink}", "$deprecated": "Use ink."}},
          "all": {
            "d": {"$type": "dimension", "$value": {"unit": "rem", "value": 1.50}},
            "w": {"$type": "fontWeight", "$value": "semi-bold"},
            "s": {"$type": "shadow", "$value": [{"color": "{color.ink}", "offsetX": {"value": 0, "unit": "px"},
              "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}]},
            "t": {"$type": "typography", "$value": {"fontFamily": ["Inter", "Arial"], "fontSize": "{all.d}", "fontWeight": 450,
              "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}},
            "g": {"$type": "gradient", "$value": [{"color": "{color.ink}", "position": 0}, {"color": "{color.ink}", "position": 1}]},
            "b": {"$type": "border", "$value": {"color": "{color.ink}", "width": "{all.d}", "style":
              {"dashArray": ["{all.d}"], "lineCap": "butt"}}, "$extensions": {"org.example": {"x": null}}}
          }
        }
        """

    @Test("a file that was not changed is written byte for byte")
    func unchanged() throws {
        try expectEqual(TokenFile(data: Data(Self.text.utf8)).data, Data(Self.text.utf8))
    }

    @Test("a changed number changes its own characters alone")
    func setting() throws {
        let file = try TokenFile(data: Data(Self.text.utf8))
        let changed = try file.setting(.dimension(TokenDimension(1.75, .rootFontSizes)), at: TokenPath("all.d"))
        let longer = Self.text.replacingOccurrences(of: "1.50", with: "1.75")
        expect(String(decoding: changed.data, as: UTF8.self) == longer)
        expectEqual(changed.tree["all.d"]?.value, .dimension(TokenDimension(1.75, .rootFontSizes)))
        let color = try file.setting(.color(TokenColor(red: 0, green: 0.5, blue: 1)), at: TokenPath("color.ink"))
        let greener = Self.text.replacingOccurrences(of: "0.25 ", with: "0.5 ")
        expect(String(decoding: color.data, as: UTF8.self) == greener)
        let alias = try file.setting(aliasOf: TokenPath("color.ink"), at: TokenPath("color.link"))
        expectEqual(alias.data, file.data)
    }

    @Test("a value of another type, or of a token that is not there, is refused")
    func wrongSetting() throws {
        let file = try TokenFile(data: Data(Self.text.utf8))
        #expect(throws: TokenError.self) { try file.setting(.number(1), at: TokenPath("all.d")) }
        #expect(throws: TokenError.self) { try file.setting(.number(1), at: TokenPath("all.x")) }
    }

    @Test("tokens that are written anew are read as the same tokens")
    func roundTrip() throws {
        let tree = try TokenFile(data: Data(Self.text.utf8)).tree
        let written = try TokenFile(data: tree.formatted()).tree
        expectEqual(written.tokens.map(\.path), tree.tokens.map(\.path))
        expectEqual(written.tokens.map(\.value), tree.tokens.map(\.value))
        expectEqual(written.tokens.map(\.description), tree.tokens.map(\.description))
        expectEqual(written.tokens.map(\.deprecation), tree.tokens.map(\.deprecation))
        expectEqual(written.tokens.map(\.alias), tree.tokens.map(\.alias))
        expectEqual(written.tokens.map(\.extensions), tree.tokens.map(\.extensions))
        expectEqual(written.formatted(), tree.formatted())
    }
}
