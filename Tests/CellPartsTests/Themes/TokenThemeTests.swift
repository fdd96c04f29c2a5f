import CellParts
import DTCGTokens
import DeclarativeCollections
import Expectations
import Foundation
import PortableUIKit
import Testing

@Suite("Themes of design tokens")
@MainActor
struct TokenThemeTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("the design system's own tokens make the standard theme")
    func standard() throws {
        let file = Self.repository.appendingPathComponent("Sources/CellParts/Tokens/honeycomb.tokens.json")
        let resolver = try TokenResolver(contentsOf: file)
        let theme = try CellTheme(tokens: resolver)
        expect(theme.spacing == .standard && theme.cornerRadii == .standard && theme.typography == .standard)
        let contrast = try CellTheme(tokens: resolver, context: ["appearance": "light-high-contrast"])
        expectEqual(contrast.typography, .highContrast)
        let traits =
            [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            + [UITraitCollection(accessibilityContrast: .high)]
        for trait in traits {
            let color = theme.palette.secondaryText.resolvedColor(with: trait)
            let expected = Palette.standard.secondaryText.resolvedColor(with: trait)
            expectEqual(Self.bytes(of: color), Self.bytes(of: expected))
        }
    }

    @Test("a context that is asked for by name replaces the adapting colors, and missing values are those of the base")
    func context() throws {
        let file = Self.repository.appendingPathComponent("Examples/Brands/brands.resolver.json")
        let resolver = try TokenResolver(contentsOf: file)
        let theme = try CellTheme(tokens: resolver, context: ["brand": "orchard", "density": "compact"])
        expect(theme.spacing.m == 12 && theme.spacing.xl == .xl && theme.cornerRadii.medium == 16)
        expect(theme.typography == .standard && theme.palette.success == Palette.standard.success)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(Self.bytes(of: theme.palette.accent.resolvedColor(with: light)), [0xA3, 0x34, 0x1B])
        expectEqual(Self.bytes(of: theme.palette.accent.resolvedColor(with: dark)), [0xFF, 0xA4, 0x87])
        let always = try CellTheme(tokens: resolver, context: ["brand": "orchard", "appearance": "dark"])
        expectEqual(Self.bytes(of: always.palette.accent.resolvedColor(with: light)), [0xFF, 0xA4, 0x87])
    }

    private static func theme(_ tokens: String) throws -> CellTheme {
        try CellTheme(tokens: try TokenResolver(data: Data(tokens.utf8), name: "a.json") { _ in Data() })
    }

    private static func typography(_ values: String) -> String {
        """
        {"typography": {"title": {"$type": "typography", "$value": {"fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"},
          "lineHeight": 1.3, \(values)}}}}
        """
    }

    @Test("texts have the size of their token, and grow with the text size", arguments: [9, 14, 17, 18, 24, 40])
    func fontSizes(points: CGFloat) throws {
        let size = "\"fontSize\": {\"value\": \(Int(points)), \"unit\": \"px\"}, \"fontFamily\": [\"SF Pro\"]"
        let style = try Self.theme(Self.typography(size)).typography.title
        let standard = style.font(compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let large = style.font(compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        expect(standard.pointSize == points && large.pointSize > points)
        expectEqual(standard.familyName, UIFont.systemFont(ofSize: points).familyName)
    }

    @Test(
        "the first family that is there is used, and others are told",
        arguments: [
            (["SF Pro", "Georgia"], nil, 0), (["Georgia"], "Georgia", 0), (["Nowhere", "Georgia"], "Georgia", 1),
            (["Nowhere"], nil, 1), (["Georgia", "Nowhere"], "Georgia", 1),
        ] as [([String], String?, Int)]
    )
    func families(names: [String], family: String?, warningCount: Int) throws {
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let text = Self.typography("\"fontFamily\": [\(list)], \"fontSize\": {\"value\": 17, \"unit\": \"px\"}")
        var style = try Self.theme(text).typography.title
        style.weight = .bold
        let font = style.font(compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        expectEqual(font.familyName, family ?? UIFont.systemFont(ofSize: 17).familyName)
        expect(family == nil || font.fontName == "Georgia-Bold")
        let resolver = try TokenResolver(data: Data(text.utf8), name: "a.json") { _ in Data() }
        let warnings = try CellTheme.warnings(for: resolver)
        expectEqual(warnings.count, warningCount, "\(warnings)")
        expect(warnings.allSatisfy { $0.message.contains("\"Nowhere\"") && $0.line == 1 })
    }

    @Test("strokes, opacities, durations, shadows, borders and gradients are those of the theme")
    func details() throws {
        let color = #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}"#
        let length = { (points: Int) in #"{"value": \#(points), "unit": "px"}"# }
        let theme = try Self.theme(
            """
            {"stroke": {"icon": {"$type": "dimension", "$value": \(length(3))}},
             "opacity": {"disabled": {"$type": "number", "$value": 0.7}},
             "duration": {"shimmer": {"$type": "duration", "$value": {"value": 900, "unit": "ms"}}},
             "shadow": {"card": {"$type": "shadow", "$value": {"color": \(color), "offsetX": \(length(1)), "offsetY": \(length(2)),
               "blur": \(length(8)), "spread": \(length(0))}}},
             "border": {"card": {"$type": "border", "$value": {"color": \(color), "width": \(length(4)), "style": "solid"}}},
             "gradient": {"bar": {"$type": "gradient", "$value": [{"color": \(color), "position": 0.25}]}}}
            """
        )
        expect(theme.details.strokes.icon == 3 && theme.details.strokes.ring == StrokeScale.standard.ring)
        expect(theme.details.opacities.disabled == 0.7 && theme.details.shimmerDuration == 0.9)
        let shadow = try require(theme.details.card.shadow)
        expect(shadow.opacity == 0.5 && shadow.radius == 4 && shadow.offset == CGSize(width: 1, height: 2))
        expectEqual(Self.bytes(of: shadow.color.resolvedColor(with: UITraitCollection())), [255, 0, 0])
        expect(theme.details.card.borderWidth == 4 && theme.details.card.borderColor != nil)
        expectEqual(theme.details.bar.gradient?.stops.map(\.position), [0.25])
        expect(theme != .standard && theme.details.card.gradient == nil)
        let again = try Self.theme(theme.designTokens())
        expect(again.details.strokes == theme.details.strokes && again.details.opacities == theme.details.opacities)
    }

    @Test("the tokens of a theme with names, a density and surfaces of its own read back as the same theme")
    func exportOfEverything() throws {
        var theme = CellTheme.standard
        theme.palette.others = [
            NamedColor("brand.mint", UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }),
            NamedColor("brand.mint", .red), NamedColor("sand", UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
        ]
        theme.typography.others = [NamedTextStyle("price", TextStyle(.title1, weight: .bold))]
        theme.cornerRadii.others = [NamedRadius("tile", 14)]
        theme.spacing.others = [NamedSpacing("list.indent", 22)]
        theme.spacing.row = 10
        theme.details.changeMotion = ChangeMotion(duration: 0.4, curve: .easeOut)
        theme.details.card.shadow = CardShadow(
            color: .black,
            opacity: 0.5,
            radius: 4,
            offset: CGSize(width: 0, height: 2)
        )
        theme.details.card.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        theme.details.card.borderWidth = 2
        theme.details.bar.gradient = CardGradient(stops: [
            .init(color: .red, position: 0), .init(color: .blue, position: 1),
        ])
        let read = try Self.theme(theme.designTokens(name: "Ä \"1\""))
        expectEqual(read.designTokens(name: "Ä \"1\""), theme.designTokens(name: "Ä \"1\""))
        expectEqual(read.palette.others.map(\.name), ["brand.mint", "sand"])
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(Self.bytes(of: read.palette.others[0].color.resolvedColor(with: dark)), Self.bytes(of: .green))
        expectEqual(
            Self.bytes(of: try require(read.details.card.borderColor).resolvedColor(with: dark)),
            [255, 255, 255]
        )
        expect(read.typography.others == theme.typography.others && read.spacing == theme.spacing)
        expect(read.cornerRadii == theme.cornerRadii && read.details.card.borderWidth == 2)
        expectEqual(read.details.changeMotion, theme.details.changeMotion)
        expect(read.details.card.shadow?.radius == 4 && read.details.bar.gradient?.stops.count == 2)
    }

    @Test(
        "what has no effect is told with the nearest name",
        arguments: [
            (
                #""color": {"acent": {"$type": "number", "$value": 1}}"#,
                #"color.acent has no effect on the parts (did you mean "color.accent"?)"#
            ),
            (#""gait": {"pace": {"$type": "number", "$value": 1}}"#, "gait.pace has no effect on the parts"),
            (
                #""spacing": {"mplsu": {"$type": "number", "$value": 1}}"#,
                #"spacing.mplsu has no effect on the parts (did you mean "spacing.mplus"?)"#
            ),
            (
                #""opacity": {"disbled": {"$type": "number", "$value": 1}}"#,
                #"opacity.disbled has no effect on the parts (did you mean "opacity.disabled"?)"#
            ),
            (
                #""base": {"a": {"$type": "number", "$value": 1}}, "opacity": {"track": {"$type": "number", "$value": "{base.a}"}}"#,
                nil
            ),
            (
                #""transition": {"change": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0.1, 0, 0.6, 1]}}}"#,
                "transition.change has a timing function that lists do not have; easeOut is used"
            ),
            (#""duration": {"change": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}}}"#, nil),
            (
                #""color": {"accent": {"$root": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}"#,
                nil
            ),
            (#""spacing": {"gutter": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}}"#, nil),
        ] as [(String, String?)]
    )
    func withoutEffect(tokens: String, message: String?) throws {
        let resolver = try TokenResolver(data: Data("{\(tokens)}".utf8), name: "a.json") { _ in Data() }
        let warnings = try CellTheme.warnings(for: resolver)
        expectEqual(warnings.map(\.message), message.map { [$0] } ?? [])
        expect(warnings.allSatisfy { $0.line == 1 && $0.column > 1 && $0.severity == .warning })
    }

    @Test("a font size of zero is an error, not one of the standard theme")
    func zeroFontSize() throws {
        let text = Self.typography(#""fontFamily": ["SF Pro"], "fontSize": {"value": 0, "unit": "px"}"#)
        let error = #expect(throws: TokenError.self) { try Self.theme(text) }
        expectEqual(error?.description.contains("/typography/title"), true)
        let resolver = try TokenResolver(data: Data(text.utf8), name: "a.json") { _ in Data() }
        let warnings = try CellTheme.warnings(for: resolver)
        expect(warnings.map(\.severity) == [.error] && warnings.map(\.pointer) == ["/typography/title"])
    }

    @Test("a root token is the token of its group")
    func rootToken() throws {
        let red = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
        let length = #"{"$type": "dimension", "$value": {"value": 21, "unit": "px"}}"#
        let theme = try Self.theme(
            """
            {"color": {"accent": {"$root": \(red), "soft": \(red)}, "sand": {"$root": \(red)}},
             "spacing": {"m": {"$root": \(length)}, "page": {"$root": \(length)}}}
            """
        )
        expectEqual(Self.bytes(of: theme.palette.accent), [255, 0, 0])
        expectEqual(theme.palette.others.map(\.name), ["accent.soft", "sand"])
        expect(theme.spacing.m == 21 && theme.spacing.others.map(\.name) == ["page"])
    }

    @Test("a theme moves rows as its transition says")
    func motion() throws {
        let theme = try Self.theme(
            #"{"duration": {"change": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}}"#
        )
        expectEqual(theme.details.changeMotion, ChangeMotion(duration: 0.2))
        let state = CollectionViewState().theme(theme)
        expectEqual(state.shownMotion, ChangeMotion(duration: 0.2))
        let own = ChangeMotion(duration: 1, curve: .linear)
        expect(
            state.changeMotion(own).shownMotion == own
                && CollectionViewState().changeMotion(own).theme(theme).shownMotion == own
        )
        expect(CollectionViewState().theme(.standard).shownMotion == nil)
        // A screen hands the motion of its theme to its list.
        let screen = CellScreenViewController(state: CollectionViewState(), theme: theme)
        expectEqual(screen.driver.state.shownMotion, ChangeMotion(duration: 0.2))
    }

    @Test("what another context uses is no warning")
    func contexts() throws {
        let file = Self.repository.appendingPathComponent("Examples/Brands/brands.resolver.json")
        let resolver = try TokenResolver(contentsOf: file)
        for context in resolver.contexts {
            try expect(CellTheme.warnings(for: resolver, context: context).isEmpty)
        }
    }

    @Test("tokens of a wrong type or size are reported together, with their places")
    func problems() throws {
        let text = """
            {"spacing": {"m": {"$type": "dimension", "$value": {"value": -4, "unit": "px"}}},
             "color": {"accent": {"$type": "number", "$value": 3}}}
            """
        let resolver = try TokenResolver(data: Data(text.utf8), name: "a.json") { _ in Data() }
        let error = try #require(throws: TokenError.self) { try CellTheme(tokens: resolver) }
        expectEqual(
            error.description,
            """
            a.json:2:22: error: color.accent is a number, at /color/accent, allowed: a color
            a.json:1:19: error: spacing.m is -4.0 points, at /spacing/m, allowed: from 0 to 1000
            """
        )
        let context = #expect(throws: TokenError.self) { try CellTheme(tokens: resolver, context: ["brand": "b"]) }
        expectEqual(context?.description.contains("there is no modifier \"brand\""), true)
    }

    private static func bytes(of color: UIColor) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
}
