import CellParts
import DTCGTokens
import Expectations
import Foundation
import Testing

@Suite("comb tokens")
struct TokensCommandTests {
    private let directory: TemporaryDirectory

    private static let brand = """
        {"color": {"$type": "color",
          "text": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}},
          "back": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
          "link": {"$value": "{color.text}"}}}
        """

    private static let ownTokens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/CellParts/Tokens/honeycomb.tokens.json")

    private static let resolver = ##"""
        {"version": "2025.10", "sets": {"brand": {"sources": [{"$ref": "brand.json"}]}},
         "modifiers": {"theme": {"default": "light", "contexts": {"light": [],
           "dark": [{"color": {"text": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/brand"}, {"$ref": "#/modifiers/theme"}]}
        """##

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.brand, to: "brand.json")
        try directory.write(Self.resolver, to: "resolver.json")
        try directory.write(#"{"a": {"$type": "dimension", "$value": "16px"}}"#, to: "old.json")
        try directory.write(#"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"#, to: "wrong.json")
    }

    @Test("every file is validated, and problems are listed with their places")
    func validate() throws {
        let process = try CombProcess(
            ["tokens", "validate", "brand.json", "wrong.json", "none.json", "resolver.json"],
            in: directory
        )
        expectEqual(process.status, 1)
        expectEqual(
            process.output,
            """
            brand.json: ok
            wrong.json:1:61: error: unknown unit "em" (did you mean "rem"?), at /a/$value/unit, allowed: "px", "rem"
            none.json: error: the file cannot be read: No such file or directory
            resolver.json: ok

            """
        )
    }

    @Test("a file of an older draft is rewritten in place, or elsewhere")
    func upgrade() throws {
        let elsewhere = try CombProcess(["tokens", "upgrade", "old.json", "-o", "new.json"], in: directory)
        expect(elsewhere.status == 0 && elsewhere.output == "old.json: 1 change\n")
        expect(String(decoding: try directory.data(of: "old.json"), as: UTF8.self).contains("16px"))
        try expectEqual(CombProcess(["tokens", "upgrade", "old.json"], in: directory).status, 0)
        try expectEqual(directory.data(of: "old.json"), directory.data(of: "new.json"))
        let wrong = try CombProcess(["tokens", "upgrade", "wrong.json"], in: directory)
        expect(wrong.status == 1 && wrong.output.contains("unknown unit \"em\""))
    }

    @Test("what changed is said in words, for each context once")
    func diff() throws {
        let changed = Self.brand.replacing("0.5, 0.5, 0.5", with: "0, 0, 1")
        try directory.write(changed, to: "changed.json")
        let files = try CombProcess(["tokens", "diff", "brand.json", "changed.json"], in: directory)
        expectEqual(files.output, "color.text: #808080 → #0000ff\ncolor.link: #808080 → #0000ff\n")
        let resolvers = try CombProcess(["tokens", "diff", "resolver.json", "resolver.json"], in: directory)
        expectEqual(resolvers.output, "no changes\n")
    }

    @Test("what has no effect on a theme is a warning, with --strict a failure")
    func withoutEffect() throws {
        try directory.write(
            #"{"opacity": {"$type": "number", "track": {"$value": 0.5}, "trak": {"$value": 0.5}}}"#,
            to: "theme.json"
        )
        let warning =
            "theme.json:1:67: warning: opacity.trak has no effect on the parts (did you mean \"opacity.track\"?), at /opacity/trak\n"
        let usual = try CombProcess(["tokens", "validate", "theme.json"], in: directory)
        expect(usual.status == 0 && usual.output == warning + "theme.json: ok\n", "\(usual.output)")
        let strict = try CombProcess(["tokens", "validate", "theme.json", "--strict"], in: directory)
        expect(strict.status == 1 && strict.output == warning)
        // A theme of these tokens would be refused, so they are not valid.
        try directory.write(#"{"opacity": {"$type": "number", "track": {"$value": 7}}}"#, to: "refused.json")
        let refused = try CombProcess(["tokens", "validate", "refused.json"], in: directory)
        expect(refused.status == 1 && refused.output.contains("refused.json:1:42: error: opacity.track is no opacity"))
        // Tokens of other systems have names of their own.
        let other = try CombProcess(["tokens", "validate", "brand.json", "--strict"], in: directory)
        expectEqual(other.status, 0)
        let unused = try CombProcess(["tokens", "unused", "theme.json"], in: directory)
        expect(unused.output.contains("trak") && !unused.output.contains("opacity.track"))
    }

    @Test("Figma's variables become tokens that other commands take")
    func figma() throws {
        func mode(_ name: String, _ value: Int) -> String {
            """
            {"spacing": {"m": {"$type": "number", "$value": \(value), "$extensions": {"com.figma.variableId": "V:1",
              "com.figma.scopes": ["GAP"]}}}, "$extensions": {"com.figma.modeName": "\(name)"}}
            """
        }
        for (name, value) in [("regular", 16), ("compact", 12)] {
            let folder = directory.url.appendingPathComponent("figma/density")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try directory.write(mode(name, value), to: "figma/density/\(name).json")
        }
        let result = try CombProcess(["tokens", "figma", "figma", "--output", "out"], in: directory)
        expectEqual(result.status, 0, "\(result.output)")
        expect(result.output.hasSuffix("out/figma.resolver.json\n"), "\(result.output)")
        let check = try CombProcess(["tokens", "validate", "out/figma.resolver.json"], in: directory)
        expect(check.status == 0 && check.output.hasSuffix("ok\n"), "\(check.output)")
        let none = try CombProcess(["tokens", "figma", "nowhere", "--output", "out"], in: directory)
        expectEqual(none.status, 1)
    }

    @Test("tokens that neither code nor used tokens name are unused")
    func unused() throws {
        try directory.write("view.color = Palette.link", to: "Code.swift")
        let process = try CombProcess(
            ["tokens", "unused", "resolver.json", "--strict", "--sources", "Code.swift"],
            in: directory
        )
        expectEqual(process.status, 1)
        expectEqual(process.output, "brand.json:3:11: warning: nothing uses the token \"color.back\", at /color/back\n")
    }

    @Test("contrast is checked in every context")
    func contrast() throws {
        let arguments = ["tokens", "contrast", "resolver.json", "--text", "color.text", "--background", "color.back"]
        let process = try CombProcess(arguments, in: directory)
        expectEqual(process.status, 1)
        expectEqual(process.output, "color.text on color.back: 3.97 (theme=light)\n1 of 2 pairs are below 4.5\n")
        let dark = try CombProcess(arguments + ["--context", "dark"], in: directory)
        expect(dark.status == 0 && dark.output == "0 of 1 pairs are below 4.5\n")
        let wrong = try CombProcess(arguments + ["--context", "drak"], in: directory)
        expectEqual(wrong.status, 64)
    }

    @Test(
        "without colors, the pairs that the parts draw are checked: those of the design system and of the brands pass"
    )
    func contrastOfParts() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for file in ["Sources/CellParts/Tokens/honeycomb.tokens.json", "Examples/Brands/brands.resolver.json"] {
            let path = root.appendingPathComponent(file).path
            let process = try CombProcess(["tokens", "contrast", path], in: directory)
            expectEqual(process.status, 0, "\(process.output)")
            expect(process.output.hasPrefix("0 of ") && process.output.hasSuffix("pairs are below what they need\n"))
        }
        let colors = #"""
            {"color": {"$type": "color",
              "control": {"$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}},
              "separator": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8]}},
              "background": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
            """#
        try directory.write(colors, to: "low.json")
        let low = try CombProcess(["tokens", "contrast", "low.json"], in: directory)
        expectEqual(low.status, 1)
        expectEqual(
            low.output,
            """
            color.control on color.background: 2.84, needs 3
            1 of 2 pairs are below what they need

            """
        )
        try expectEqual(CombProcess(["tokens", "contrast", "brand.json"], in: directory).status, 1)
        try expectEqual(
            CombProcess(["tokens", "contrast", "low.json", "--text", "color.control"], in: directory).status,
            64
        )
    }

    @Test(
        "the tokens of each theme are exported, are valid, and read back as the same theme",
        arguments: ["standard", "highContrast"]
    )
    @MainActor
    func export(name: String) throws {
        let process = try CombProcess(["tokens", "export", "--theme", name, "-o", "out.json"], in: directory)
        expect(process.status == 0 && process.output == "out.json\n")
        try expectEqual(CombProcess(["tokens", "validate", "out.json"], in: directory).output, "out.json: ok\n")
        let theme = try require(CellTheme.named.first { $0.key == name }?.value)
        let file = directory.url.appendingPathComponent("out.json")
        let read = try CellTheme(tokens: TokenResolver(contentsOf: file), base: CellTheme())
        expect(read.spacing == theme.spacing && read.cornerRadii == theme.cornerRadii)
        expectEqual(read.typography, theme.typography)
        // The colors are the same in all appearances, since they are written in the same way.
        expectEqual(read.designTokens(), theme.designTokens())
        let own = try TokenResolver(contentsOf: Self.ownTokens).tree()
        let written = try TokenResolver(contentsOf: file).tree()
        let groups: Set = ["stroke", "opacity", "duration", "shadow"]
        let drawing = own.tokens.filter { groups.contains($0.path.names[0]) }
        expect(drawing.count > groups.count)
        for token in drawing { expectEqual(written[token.path]?.value, token.value, "\(token.path)") }
        expectEqual(theme.designTokens().contains("#1c1f25"), name == "standard")
        try expectEqual(CombProcess(["tokens", "export", "--theme", "none"], in: directory).status, 64)
    }
}
