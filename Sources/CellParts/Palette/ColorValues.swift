import PortableUIKit

/// The values of a color for each appearance and contrast, as `0xRRGGBB` in sRGB.
///
/// `comb tokens build` writes them from a file of design tokens.
public struct ColorValues: Hashable, Sendable {
    /// The values without "Increase Contrast".
    public let light, dark: UInt32

    /// The values for "Increase Contrast" and for the high-contrast theme.
    public let lightHighContrast, darkHighContrast: UInt32

    /// The dynamic color, which adapts to the appearance and "Increase Contrast".
    public var color: UIColor {
        let values = self
        return UIColor { traits in
            UIColor(rgb: values.value(in: traits, isContrastHigh: traits.accessibilityContrast == .high))
        }
    }

    /// The dynamic color of the high-contrast theme, which adapts to the appearance.
    public var highContrastColor: UIColor {
        let values = self
        return UIColor { traits in UIColor(rgb: values.value(in: traits, isContrastHigh: true)) }
    }

    private func value(in traits: UITraitCollection, isContrastHigh: Bool) -> UInt32 {
        if traits.userInterfaceStyle == .dark {
            isContrastHigh ? darkHighContrast : dark
        } else {
            isContrastHigh ? lightHighContrast : light
        }
    }
}

extension ColorValues {
    /// Creates values from pairs of normal and high contrast: `ColorValues(light: (0x…, 0x…), dark: (0x…, 0x…))`.
    public init(light: (UInt32, UInt32), dark: (UInt32, UInt32)) {
        (self.light, lightHighContrast) = light
        (self.dark, darkHighContrast) = dark
    }
}

extension UIColor {
    fileprivate convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255,
            green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: 1
        )
    }
}
