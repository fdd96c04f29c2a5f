import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Colours")
struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test("a dynamic provider is asked for the traits it is resolved with")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expectEqual(color.resolvedColor(with: dark), .white)
        expectEqual(color.resolvedColor(with: light), .black)
    }

    @Test("a color literal is an sRGB color")
    func literals() {
        let color = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
        expectEqual(color, UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    }

    @Test("a dynamic color is drawn for the current traits")
    func current() {
        dark.performAsCurrent {
            expectEqual(UIColor.label.cgColor, UIColor.white.cgColor)
        }
        light.performAsCurrent {
            expectEqual(UIColor.label.cgColor, UIColor.black.cgColor)
        }
    }

    @Test("another opacity keeps a dynamic colour dynamic")
    func alphaOfDynamicColors() {
        let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        for color in [UIColor.label.withAlphaComponent(0.5), provided.withAlphaComponent(0.5)] {
            expectEqual(color.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
            expectEqual(color.resolvedColor(with: light), UIColor(white: 0, alpha: 0.5))
        }
    }

    @Test("system colours have Apple's values for appearance and contrast")
    func systemValues() {
        let contrast = UITraitCollection(accessibilityContrast: .high)
        expectEqual(UIColor.systemBlue.rgba(with: light), RGBA(hex: 0x007AFF))
        expectEqual(UIColor.systemBlue.rgba(with: dark), RGBA(hex: 0x0A84FF))
        expectEqual(UIColor.systemBlue.rgba(with: contrast), RGBA(hex: 0x0040DD))
        expectEqual(UIColor.separator.rgba(with: light), RGBA(hex: 0x3C3C43, alpha: 0.29))
        expectEqual(UIColor.separator.rgba(with: dark), RGBA(hex: 0x545458, alpha: 0.6))
        expectEqual(UIColor.systemBackground.rgba(with: dark), .black)
        expectEqual(UIColor.secondarySystemBackground.rgba(with: contrast), RGBA(hex: 0xEBEBF0))
        expect(abs(UIColor.secondaryLabel.rgba(with: contrast).alpha - 0.68) < 0.001)
        expectEqual(UIColor.opaqueSeparator.rgba(with: contrast), RGBA(hex: 0xC6C6C8))
    }

    @Test("equal components make equal colours with equal hashes")
    func equality() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        expectEqual(color, UIColor.red)
        expectEqual(color.hash, UIColor.red.hash)
        expectEqual(UIColor.label.withAlphaComponent(0.5), UIColor.label.withAlphaComponent(0.5))
        expect(UIColor.label != UIColor.black)
    }

    @Test("components are clamped, and NaN counts as zero")
    func clamping() {
        expectEqual(UIColor(red: 2, green: -1, blue: .nan, alpha: 3), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("hue, saturation and brightness survive the way there and back")
    func hueSaturationBrightness() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        expect(abs(hue - 0.6) < 1e-9)
        expect(abs(saturation - 0.5) < 1e-9)
        expect(abs(brightness - 0.8) < 1e-9)
        expectEqual(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).currentRGBA.green, 1)
    }

    @Test("colours of Display P3 come as near as sRGB gets; catalogs have none")
    func spaces() {
        expectEqual(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).currentRGBA.alpha, 0.5)
        let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).currentRGBA
        expect(abs(gray.red - 0.5) < 1e-4 && abs(gray.green - 0.5) < 1e-4 && abs(gray.blue - 0.5) < 1e-4)
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).currentRGBA
        expect(abs(red.red - 1) < 1e-9 && red.green == 0 && red.blue == 0)
        expectEqual(UIColor(named: "accent"), nil)
    }
}
