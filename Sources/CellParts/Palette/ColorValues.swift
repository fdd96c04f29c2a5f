import PortableUIKit

/// The values of a color for each appearance and contrast, as `0xRRGGBB` in sRGB.
struct ColorValues {
    let light: UInt32
    let dark: UInt32

    /// The values for "Increase Contrast" and for the high-contrast theme.
    let lightHighContrast: UInt32
    let darkHighContrast: UInt32

    /// The dynamic color, which adapts to the appearance and "Increase Contrast".
    var color: UIColor {
        let values = self
        return UIColor { traits in
            UIColor(rgb: values.value(in: traits, isContrastHigh: traits.accessibilityContrast == .high))
        }
    }

    /// The dynamic color of the high-contrast theme, which adapts to the appearance.
    var highContrastColor: UIColor {
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
    init(light: (UInt32, UInt32), dark: (UInt32, UInt32)) {
        self.init(light: light.0, dark: dark.0, lightHighContrast: light.1, darkHighContrast: dark.1)
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
