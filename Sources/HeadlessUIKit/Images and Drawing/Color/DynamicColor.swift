import Foundation

/// A colour of the system palette: one value for each appearance and contrast.
struct DynamicColor: Hashable, Sendable {
    var light: RGBA
    var dark: RGBA
    var highContrastLight: RGBA
    var highContrastDark: RGBA

    /// Values as Apple's Human Interface Guidelines list them: `0xRRGGBB` and opacity. `addedContrast` is what high
    /// contrast adds to the opacity.
    init(
        light: UInt32,
        dark: UInt32,
        lightAlpha: CGFloat = 1,
        darkAlpha: CGFloat = 1,
        highContrastLight: UInt32? = nil,
        highContrastDark: UInt32? = nil,
        addedContrast: CGFloat = 0
    ) {
        self.light = RGBA(hex: light, alpha: lightAlpha)
        self.dark = RGBA(hex: dark, alpha: darkAlpha)
        self.highContrastLight = RGBA(hex: highContrastLight ?? light, alpha: lightAlpha + addedContrast)
        self.highContrastDark = RGBA(hex: highContrastDark ?? dark, alpha: darkAlpha + addedContrast)
    }

    func resolved(with traits: UITraitCollection) -> RGBA {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.dark, .high): highContrastDark
        case (.dark, _): dark
        case (_, .high): highContrastLight
        default: light
        }
    }

    func withAlpha(_ alpha: CGFloat) -> DynamicColor {
        var copy = self
        copy.light.alpha = alpha
        copy.dark.alpha = alpha
        copy.highContrastLight.alpha = alpha
        copy.highContrastDark.alpha = alpha
        return copy
    }
}
