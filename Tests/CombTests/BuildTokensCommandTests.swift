import DTCGTokens
import Expectations
import Foundation
import Honeycomb
import Testing

@testable import comb

@Suite("comb tokens build")
struct BuildTokensCommandTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("the committed source of the design system is up to date with its tokens")
    func current() throws {
        let folder = Self.repository.appendingPathComponent("Sources/CellParts/Tokens")
        let resolver = try TokenResolver(contentsOf: folder.appendingPathComponent("honeycomb.tokens.json"))
        let source = try SwiftTokens(resolver, fileName: "honeycomb.tokens.json", isPublic: true)
        let committed = try String(contentsOf: folder.appendingPathComponent("HoneycombTokens.swift"), encoding: .utf8)
        try expectEqual(source.text(), committed, "make tokens writes another HoneycombTokens.swift")
        expect(resolver.warnings.isEmpty)
    }

    @Test("an app's tokens become a theme, with comments and deprecations")
    func brand() throws {
        let text = try source(
            """
            {"spacing": {"$type": "dimension",
               "m": {"$value": {"value": 12, "unit": "px"}},
               "card gap": {"$description": "Between cards.", "$value": {"value": 0.5, "unit": "rem"}},
               "gap": {"$deprecated": "Use {spacing.card gap}.", "$value": "{spacing.card gap}"}},
             "color": {"$type": "color", "in": {"$deprecated": true, "$value": \(Self.color("0.2, 0.4, 1"))}}}
            """
        )
        expectEqual(
            text,
            """
            // Generated from acme.json by `comb tokens build`. Edit that file instead.

            import Honeycomb

            extension Spacing {
                /// Between cards.
                ///
                /// Value: 8 points.
                static var cardGap: Self { Self(8.0) }

                /// Value: 8 points.
                @available(*, deprecated, renamed: "cardGap")
                static var gap: Self { Self(8.0) }
            }

            extension SpacingScale {
                /// The values of acme.json, in points.
                static let acme = SpacingScale(m: 12)
            }

            extension CellTheme {
                /// The theme of acme.json.
                static let acme: CellTheme = {
                    var theme = CellTheme(spacing: .acme)
                    theme.palette.others = [
                        NamedColor("in", ColorValues(light: (0x3366FF, 0x3366FF), dark: (0x3366FF, 0x3366FF)).color)
                    ]
                    theme.spacing.others = [
                        NamedSpacing("card gap", 8),
                        NamedSpacing("gap", 8),
                    ]
                    return theme
                }()
            }

            extension ColorValues {
                @available(*, deprecated)
                static let `in` = ColorValues(light: (0x3366FF, 0x3366FF), dark: (0x3366FF, 0x3366FF))
            }

            """
        )
    }

    @Test(
        "text styles get the nearest Dynamic Type style and their size, a family, a weight and a multiple of the line height"
    )
    func typography() throws {
        let names = ["title", "subtitle", "detail", "badge", "largeHeader", "smallHeader", "footer", "button"]
        func file(size: Double) -> String {
            let style = """
                {"fontFamily": "Inter", "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": "semi-bold",
                 "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.6}
                """
            let styles = names.map { #""\#($0)": {"$value": \#(style)}"# }.joined(separator: ",\n")
            return #"{"typography": {"$type": "typography", \#(styles)}}"#
        }
        let end = #"weight: .semibold, families: ["Inter"], lineHeightMultiple: 1.2, kerning: 0.5),"#
        try expect(source(file(size: 15)).contains("title: TextStyle(.subheadline, \(end)"))
        try expect(source(file(size: 14)).contains("title: TextStyle(.subheadline, fontSize: 14, \(end)"))
        #expect(throws: CommandFailure.self) { try source(file(size: 0.5)) }
    }

    @Test("strokes, opacities, durations and shadows are added to those of CellParts, whose names are in the theme")
    func drawing() throws {
        func shadow(spread: Int) -> String {
            """
            {"shadow": {"$type": "shadow", "tile": {"$value": {"color": \(Self.color("1, 0, 0", end: #", "alpha": 0.5"#)),
              "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
              "blur": {"value": 8, "unit": "px"}, "spread": {"value": \(spread), "unit": "px"}}}},
             "stroke": {"$type": "dimension", "rim": {"$value": {"value": 9, "unit": "px"}},
               "hairline": {"$description": "Lines.", "$value": {"value": 1, "unit": "px"}}},
             "opacity": {"$type": "number", "veil": {"$value": 0.7}},
             "duration": {"$type": "duration", "quick": {"$value": {"value": 150, "unit": "ms"}}}}
            """
        }
        try expectEqual(
            source(shadow(spread: 0)),
            """
            // Generated from acme.json by `comb tokens build`. Edit that file instead.

            import Honeycomb

            extension Strokes {
                /// Lines.
                ///
                /// Value: 1 point.
                static var hairline: CGFloat { 1 }
            }

            extension Opacities {
                /// Value: 0.7.
                static var veil: CGFloat { 0.7 }
            }

            extension Durations {
                /// Value: 0.15 seconds.
                static var quick: TimeInterval { 0.15 }
            }

            extension Shadows {
                static var tile: CardShadow {
                    CardShadow(
                        color: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                        opacity: 0.5,
                        radius: 4,
                        offset: CGSize(width: 1, height: 2)
                    )
                }
            }

            extension CellTheme {
                /// The theme of acme.json.
                static let acme: CellTheme = {
                    var theme = CellTheme()
                    theme.details.strokes.rim = 9
                    return theme
                }()
            }

            """
        )
        #expect(throws: CommandFailure.self) { try source(shadow(spread: 1)) }
        #expect(throws: CommandFailure.self) {
            try source(#"{"opacity": {"veil": {"$type": "number", "$value": 70}}}"#)
        }
    }

    @Test("tokens that Swift has no names or values for are refused with their places")
    func problems() throws {
        func message(_ text: String) -> String {
            do {
                return try source(text)
            } catch {
                return String(describing: error)
            }
        }
        let same = message(
            #"{"spacing": {"$type": "dimension", "card gap": {"$value": {"value": 1, "unit": "px"}},"#
                + #""card-gap": {"$value": {"value": 1, "unit": "px"}}}}"#
        )
        expect(same.contains("spacing.card-gap has the same name in Swift as spacing.card gap: cardGap"))
        func fill(_ end: String) -> String {
            #"[{"color": {"$type": "color", "fill": {"$value": \#(Self.color("0, 0, 0", end: end))}}}]"#
        }
        let opacities = message(
            """
            {"version": "2025.10", "modifiers": {"appearance": {"default": "light", "contexts": {
              "light": \(fill("")), "dark": \(fill(#", "alpha": 0.5"#))}}},
             "resolutionOrder": [{"$ref": "#/modifiers/appearance"}]}
            """
        )
        expect(opacities.contains("color.fill has another opacity in some appearances, at /color/fill"))
        expectEqual(message("{}"), "acme.json has no tokens to write: no colors, typography, lengths or shadows")
    }

    @Test("our own brands have a theme in Swift in every context")
    func brands() throws {
        let file = Self.repository.appendingPathComponent("Examples/Brands/brands.resolver.json")
        let resolver = try TokenResolver(contentsOf: file)
        for context in resolver.contexts.filter({ $0["appearance"] == "light" }) {
            var others = context
            others["appearance"] = nil
            let text = try SwiftTokens(resolver, context: others, name: "brand", fileName: "a", isPublic: true).text()
            expect(text.contains("value.accent = ColorValues.accent.color"))
            expect(text.contains("static let lightColorAccent = ") && text.contains("static let darkColorAccent = "))
        }
    }

    @Test("a theme in Swift is the theme that the same tokens are read as")
    @MainActor
    func sameTheme() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Brand")
        let resolver = try TokenResolver(contentsOf: folder.appendingPathComponent("acme.resolver.json"))
        let source = try SwiftTokens(resolver, name: "acme", fileName: "acme.resolver.json", isPublic: false)
        let committed = try String(contentsOf: folder.appendingPathComponent("AcmeTheme.swift"), encoding: .utf8)
        try expectEqual(source.text(), committed, "comb tokens build writes another AcmeTheme.swift")
        let read = try CellTheme(tokens: resolver)
        expectEqual(CellTheme.acme.designTokens(), read.designTokens())
        expect(CellTheme.acme.designTokens() != CellTheme.standard.designTokens())
    }

    @Test("what no theme can have is left out of a theme in Swift or refused, as where it is read")
    func impossibleValues() throws {
        let text = try source(
            """
            {"spacing": {"$type": "dimension", "far": {"$value": {"value": 100000, "unit": "px"}},
               "back": {"$value": {"value": -4, "unit": "px"}}},
             "stroke": {"icon": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}},
             "color": {"$type": "color",
               "Грань": {"$value": \(Self.color("0, 0, 0", end: #", "alpha": 0.4"#))}}}
            """
        )
        expect(text.contains("theme.details.strokes.icon = 3"))
        expect(text.contains("\"Грань\"") && text.contains(".withAlphaComponent(0.4)"))
        expect(!text.contains("NamedSpacing"))
        #expect(throws: TokenError.self) {
            try source(#"{"opacity": {"disabled": {"$type": "number", "$value": 7}}}"#)
        }
    }

    @Test("an outdated source is an error with --check and is written otherwise")
    func check() throws {
        let directory = try TemporaryDirectory()
        let file = #"{"spacing": {"gap": {"$type": "dimension", "$value": {"value": 6, "unit": "px"}}}}"#
        try directory.write(file, to: "acme.json")
        let arguments = ["tokens", "build", "acme.json", "--name", "acme", "-o", "Acme.swift"]
        let before = try CombProcess(arguments + ["--check"], in: directory)
        expect(before.status == 1 && before.errors.contains("Acme.swift is out of date"))
        let written = try CombProcess(arguments, in: directory)
        expect(written.status == 0 && written.output == "Acme.swift\n")
        try expectEqual(CombProcess(arguments + ["--check"], in: directory).status, 0)
    }

    private func source(_ text: String) throws -> String {
        let resolver = try TokenResolver(data: Data(text.utf8), name: "acme.json") { _ in Data() }
        return try SwiftTokens(resolver, name: "acme", fileName: "acme.json", isPublic: false).text()
    }

    private static func color(_ components: String, end: String = "") -> String {
        #"{"colorSpace": "srgb", "components": [\#(components)]\#(end)}"#
    }
}
