import Foundation

/// A colour of the system palette: one value for each appearance and contrast, and in the dark for each level.
struct DynamicColor: Hashable, Sendable {
    var light: RGBA
    var dark: RGBA
    var highContrastLight: RGBA
    var highContrastDark: RGBA
    var elevatedDark: RGBA
    var highContrastElevatedDark: RGBA

    /// Values as Apple's Human Interface Guidelines list them: `0xRRGGBB` and opacity. `addedContrast` is what high
    /// contrast adds to the opacity.
    init(
        light: UInt32,
        dark: UInt32,
        lightAlpha: CGFloat = 1,
        darkAlpha: CGFloat = 1,
        highContrastLight: UInt32? = nil,
        highContrastDark: UInt32? = nil,
        elevatedDark: UInt32? = nil,
        highContrastElevatedDark: UInt32? = nil,
        addedContrast: CGFloat = 0
    ) {
        self.light = RGBA(hex: light, alpha: lightAlpha)
        self.dark = RGBA(hex: dark, alpha: darkAlpha)
        self.highContrastLight = RGBA(hex: highContrastLight ?? light, alpha: lightAlpha + addedContrast)
        self.highContrastDark = RGBA(hex: highContrastDark ?? dark, alpha: darkAlpha + addedContrast)
        self.elevatedDark = elevatedDark.map { RGBA(hex: $0, alpha: darkAlpha) } ?? self.dark
        self.highContrastElevatedDark =
            highContrastElevatedDark.map { RGBA(hex: $0, alpha: darkAlpha + addedContrast) } ?? self.highContrastDark
    }

    func resolved(with traits: UITraitCollection) -> RGBA {
        let isElevated = traits.userInterfaceLevel == .elevated
        return switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.dark, .high): isElevated ? highContrastElevatedDark : highContrastDark
        case (.dark, _): isElevated ? elevatedDark : dark
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
        copy.elevatedDark.alpha = alpha
        copy.highContrastElevatedDark.alpha = alpha
        return copy
    }
}
