import Expectations
import Testing

@testable import HeadlessText
@_spi(Host) @testable import HeadlessUIKit

@Suite("Fonts")
struct FontTests {
    private static let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    private func width(_ font: UIFont, _ text: String = "Handgloves") -> CGFloat {
        NSString(string: text).size(withAttributes: [.font: font]).width
    }

    @Test("every weight is a face of its own, and heavier ones are wider")
    func weights() {
        let widths = Self.weights.map { width(.systemFont(ofSize: 17, weight: $0)) }
        expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("names are those of the font files")
    func names() throws {
        expectEqual(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName, "Inter-SemiBold")
        expectEqual(UIFont.italicSystemFont(ofSize: 34).fontName, "InterDisplay-Italic")
        let named = try require(UIFont(name: "Inter-BoldItalic", size: 12))
        expectEqual(named.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
        expectEqual(UIFont(name: "Comic Sans MS", size: 12), nil)
    }

    @Test("metrics grow with the size and lie in order")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        expectEqual(font.lineHeight, font.ascender - font.descender)
        expect(font.ascender > font.capHeight)
        expect(font.capHeight > font.xHeight)
        expect(font.xHeight > 0)
        expect(font.descender < 0)
        // (1950 + 494) / 2048 of San Francisco.
        expect(abs(font.lineHeight / font.pointSize - 1.19336) < 0.00001)
        expect(font.withSize(34).lineHeight > font.lineHeight * 1.9)
    }

    @Test("digits of equal width, on request")
    func monospacedDigits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        expectEqual(width(font, "1111"), width(font, "8888"))
        expect(width(.systemFont(ofSize: 17), "1111") != width(.systemFont(ofSize: 17), "8888"))
    }

    @Test("text styles have the sizes of Apple's tables")
    func textStyles() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        expectEqual(size(.body, .large), 17)
        expectEqual(size(.body, .extraSmall), 14)
        expectEqual(size(.body, .accessibilityExtraExtraExtraLarge), 53)
        expectEqual(size(.largeTitle, .large), 34)
        expectEqual(size(.caption2, .extraExtraLarge), 15)
        expectEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, "Inter-SemiBold")
    }

    @Test("bold text makes text styles heavier")
    func boldText() {
        let traits = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        expectEqual(font.fontName, "Inter-SemiBold")
    }

    @Test("an app's own font grows with the text size up to its maximum")
    func fontMetrics() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let base = UIFont.systemFont(ofSize: 34, weight: .bold)
        let metrics = UIFontMetrics(forTextStyle: .body)
        // 34 * 62 / 22 = 95.82, rounded to a third.
        expectEqual(metrics.scaledFont(for: base, compatibleWith: traits).pointSize, 287.0 / 3)
        expectEqual(metrics.scaledFont(for: base, maximumPointSize: 60, compatibleWith: traits).pointSize, 60)
        // 17 * 62 / 22 = 47.91, rounded to a third.
        expectEqual(metrics.scaledValue(for: 17, compatibleWith: traits), 48)
    }

    @Test("invalid sizes still yield a font", arguments: [0, -3, Double.nan, .infinity, 1e9])
    func hostileSizes(size: Double) {
        let font = UIFont.systemFont(ofSize: size)
        expect(font.pointSize > 0 && font.pointSize <= FontSpecification.largestSize)
        expect(font.lineHeight > 0)
    }

    @Test("unknown symbolic traits are ignored", arguments: [-1, 1e20, Double.nan, .infinity])
    func strangeTraits(bits: Double) {
        let attributes: [UIFontDescriptor.AttributeName: Any] = [.traits: [UIFontDescriptor.TraitKey.symbolic: bits]]
        expect(UIFontDescriptor(fontAttributes: attributes).symbolicTraits.isEmpty)
    }

    @Test("the fingerprint names libraries and every font file, and does not change")
    func fingerprint() throws {
        let fingerprint = try HostFonts.fingerprint()
        expect(fingerprint.contains("cairo 1."))
        expect(fingerprint.contains("Inter-Regular.otf "))
        expect(try fingerprint == HostFonts.fingerprint())
    }
}
