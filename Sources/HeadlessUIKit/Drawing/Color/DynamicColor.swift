import Foundation

/// A color of the system palette, with a value for each interface style and contrast, and for each level in the dark
/// style.
struct DynamicColor: Hashable, Sendable {
    /// The name of a system color, as UIKit describes it.
    var name: String?
    var light: RGBA
    var dark: RGBA
    var highContrastLight: RGBA
    var highContrastDark: RGBA
    var elevatedDark: RGBA
    var highContrastElevatedDark: RGBA

    /// Creates a color from values as listed in Apple's Human Interface Guidelines: `0xRRGGBB` and alpha.
    /// `addedContrast` is added to the alpha in high contrast.
    init(
        name: String? = nil,
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
        self.name = name
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
        copy.name = nil
        copy.light.alpha = alpha
        copy.dark.alpha = alpha
        copy.highContrastLight.alpha = alpha
        copy.highContrastDark.alpha = alpha
        copy.elevatedDark.alpha = alpha
        copy.highContrastElevatedDark.alpha = alpha
        return copy
    }
}
