import Expectations
import Testing

@testable import DTCGTokens

@Suite("Conversion of colors")
struct ColorConversionTests {
    /// `green`, `#008000`, in every space: the values that the tests of CSS Color Module Level 4 compare.
    private static let green: [(TokenColorSpace, [Double])] = [
        (.sRGB, [0, 0.50196, 0]), (.linearSRGB, [0, 0.21586, 0]), (.hsl, [120, 100, 25.098]),
        (.hwb, [120, 0, 49.8039]),
        (.lab, [46.2775, -47.5621, 48.5837]), (.lch, [46.2775, 67.9892, 134.3912]),
        (.oklab, [0.51975, -0.1403, 0.10768]), (.oklch, [0.51975, 0.17686, 142.495]),
        (.displayP3, [0.21604, 0.49418, 0.13151]), (.a98RGB, [0.281363, 0.498012, 0.116746]),
        (.proPhotoRGB, [0.230479, 0.395789, 0.129968]), (.rec2020, [0.235202, 0.431704, 0.085432]),
        (.xyzD65, [0.07719, 0.15438, 0.02573]), (.xyzD50, [0.08314, 0.154746, 0.020961]),
    ]

    /// Compares up to the rounding of the published values, of which hues and percentages make the most.
    private func isClose(_ color: TokenColor, _ expected: [Double], within tolerance: Double) -> Bool {
        zip(color.components, zip(expected, color.space.components)).allSatisfy { value, published in
            let isLarge = published.1.maximum.map { $0 > 1 } ?? (published.0.magnitude > 1)
            return abs((value ?? 0) - published.0) <= tolerance * (isLarge ? 100 : 1)
        }
    }

    @Test("the exact green has the published components in every space")
    func exactGreen() {
        let green = TokenColor(red: 0, green: 128.0 / 255, blue: 0)
        for (space, expected) in Self.green {
            // The published values of these are of an older, less precise adaptation to D50.
            let tolerance = [.lab, .lch, .proPhotoRGB].contains(space) ? 1.2e-4 : 2e-5
            expect(isClose(green.converted(to: space), expected, within: tolerance), "\(green.converted(to: space))")
        }
    }

    @Test("green has the published components in every space, from every space", arguments: 0..<14)
    func green(index: Int) {
        let (space, components) = Self.green[index]
        let color = TokenColor(space, components)
        for (other, expected) in Self.green {
            expect(
                isClose(color.converted(to: other), expected, within: 3e-3),
                "\(space) to \(other): \(color.converted(to: other))"
            )
        }
    }

    @Test("there and back is the same color", arguments: TokenColorSpace.allCases)
    func roundTrip(space: TokenColorSpace) {
        for color in [TokenColor(red: 0.2, green: 0.7, blue: 0.31), TokenColor(red: 0.9, green: 0.1, blue: 0.5)] {
            let back = color.converted(to: space).converted(to: .sRGB)
            for (value, original) in zip(back.numbers.array, color.numbers.array) {
                expect(abs(value - original) < 1e-9)
            }
        }
    }

    @Test("the white of every RGB space is D65, and the matrices back are the published ones")
    func matrices() {
        let white = Vector(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
        for matrix in [
            ColorMatrices.linearSRGBToXYZ, ColorMatrices.linearP3ToXYZ, ColorMatrices.linearA98ToXYZ,
            ColorMatrices.linearRec2020ToXYZ,
        ] {
            let result = matrix * Vector(1, 1, 1)
            for (value, expected) in zip(result.array, white.array) { expect(abs(value - expected) < 1e-12) }
        }
        expect(abs(ColorMatrices.xyzToLinearSRGB.rows[0].x - 12831.0 / 3959) < 1e-12)
        expect(abs(ColorMatrices.xyzToLinearSRGB.rows[1].x + 851781.0 / 878810) < 1e-12)
        expect(abs(ColorMatrices.xyzToLinearP3.rows[0].x - 446124.0 / 178915) < 1e-12)
        expect(abs(ColorMatrices.xyzToLinearRec2020.rows[0].x - 30757411.0 / 17917100) < 1e-12)
        expect(abs(ColorMatrices.d50ToD65.rows[0].x - 0.955473421488075) < 1e-12)
        let oklab = TokenColor(red: 1, green: 1, blue: 1).converted(to: .oklab).numbers
        expect(abs(oklab.x - 1) < 1e-9 && abs(oklab.y) < 1e-9 && abs(oklab.z) < 1e-9)
    }

    @Test("the hue of a gray is none")
    func grays() {
        let gray = TokenColor(red: 0.5, green: 0.5, blue: 0.5)
        expect(gray.converted(to: .oklch).components[2] == nil)
        expect(gray.converted(to: .hsl).components[0] == nil)
        expect(gray.converted(to: .hwb).components[0] == nil)
        expect(
            TokenColor(.hsl, [nil, 0, 50]).converted(to: .sRGB).components.allSatisfy { abs(($0 ?? 1) - 0.5) < 1e-9 }
        )
    }

    @Test("a color beyond the gamut keeps its hue when it is mapped")
    func gamut() {
        let vivid = TokenColor(.displayP3, [0, 1, 0])
        expect(!vivid.converted(to: .sRGB).isInGamut)
        let mapped = vivid.mapped(into: .sRGB)
        expect(mapped.isInGamut)
        let (before, after) = (vivid.converted(to: .oklch).numbers, mapped.converted(to: .oklch).numbers)
        expect(abs(before.z - after.z) < 4 && after.y < before.y)
        expectEqual(TokenColor(.oklch, [1.0, 0.3, 20]).mapped(into: .sRGB).hexNotation, "#ffffff")
        expectEqual(TokenColor(.oklch, [0, 0.3, 20]).mapped(into: .sRGB).hexNotation, "#000000")
    }

    @Test("hexadecimal notation has three, four, six or eight digits")
    func hex() {
        expectEqual(TokenColor(hex: "#06c")?.hexNotation, "#0066cc")
        expectEqual(TokenColor(hex: "#0066CC80")?.alpha, 128.0 / 255)
        expectEqual(TokenColor(hex: "#06c8")?.alpha, 136.0 / 255)
        for text in ["06c", "#06", "#0066c", "#0066cx", "#", "#0066cc8", ""] { expect(TokenColor(hex: text) == nil) }
    }

    @Test("contrast is that of WCAG")
    func contrast() {
        let (black, white) = (TokenColor(red: 0, green: 0, blue: 0), TokenColor(red: 1, green: 1, blue: 1))
        expect(abs(black.contrast(on: white) - 21) < 1e-6)
        expect(abs(white.contrast(on: white) - 1) < 1e-6)
        let gray = TokenColor(hex: "#767676").unsafelyUnwrapped
        expect(abs(gray.contrast(on: white) - 4.54) < 0.01)
        let translucent = TokenColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        expectEqual(translucent.blended(over: white).hexNotation, "#808080")
    }
}
