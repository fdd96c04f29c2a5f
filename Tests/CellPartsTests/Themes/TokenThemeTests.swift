import CellParts
import DTCGTokens
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
        #expect(theme.spacing == .standard && theme.cornerRadii == .standard && theme.typography == .standard)
        let contrast = try CellTheme(tokens: resolver, context: ["appearance": "light-high-contrast"])
        #expect(contrast.typography == .highContrast)
        let traits =
            [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            + [UITraitCollection(accessibilityContrast: .high)]
        for trait in traits {
            let color = theme.palette.secondaryText.resolvedColor(with: trait)
            let expected = Palette.standard.secondaryText.resolvedColor(with: trait)
            #expect(Self.bytes(of: color) == Self.bytes(of: expected))
        }
    }

    @Test("a context that is asked for by name replaces the adapting colors, and missing values are those of the base")
    func context() throws {
        let file = Self.repository.appendingPathComponent("Examples/Brands/brands.resolver.json")
        let resolver = try TokenResolver(contentsOf: file)
        let theme = try CellTheme(tokens: resolver, context: ["brand": "orchard", "density": "compact"])
        #expect(theme.spacing.m == 12 && theme.spacing.xl == .xl && theme.cornerRadii.medium == 16)
        #expect(theme.typography == .standard && theme.palette.success == Palette.standard.success)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(Self.bytes(of: theme.palette.accent.resolvedColor(with: light)) == [0xA3, 0x34, 0x1B])
        #expect(Self.bytes(of: theme.palette.accent.resolvedColor(with: dark)) == [0xFF, 0xA4, 0x87])
        let always = try CellTheme(tokens: resolver, context: ["brand": "orchard", "appearance": "dark"])
        #expect(Self.bytes(of: always.palette.accent.resolvedColor(with: light)) == [0xFF, 0xA4, 0x87])
    }

    @Test("tokens of a wrong type or size are reported together, with their places")
    func problems() throws {
        let text = """
            {"spacing": {"m": {"$type": "dimension", "$value": {"value": -4, "unit": "px"}}},
             "color": {"accent": {"$type": "number", "$value": 3}}}
            """
        let resolver = try TokenResolver(data: Data(text.utf8), name: "a.json") { _ in Data() }
        let error = try #require(throws: TokenError.self) { try CellTheme(tokens: resolver) }
        #expect(
            error.description == """
                a.json:2:22: error: color.accent is a number, at /color/accent, allowed: a color
                a.json:1:19: error: spacing.m is -4.0 points, at /spacing/m, allowed: from 0 to 1000
                """
        )
        let context = #expect(throws: TokenError.self) { try CellTheme(tokens: resolver, context: ["brand": "b"]) }
        #expect(context?.description.contains("there is no modifier \"brand\"") == true)
    }

    private static func bytes(of color: UIColor) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
}
