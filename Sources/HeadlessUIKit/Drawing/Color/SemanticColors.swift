import Foundation

/// The values of UIKit's semantic colors. Dark backgrounds are lighter at the elevated interface level.
enum SemanticColors {
    static let label = color("labelColor", 0x000000, 0xFFFFFF)
    static let secondaryLabel = color("secondaryLabelColor", 0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    static let tertiaryLabel = color("tertiaryLabelColor", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let quaternaryLabel = color("quaternaryLabelColor", 0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    static let link = color("linkColor", 0x007AFF, 0x0984FF)
    static let placeholderText = color("placeholderTextColor", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let separator = color("separatorColor", 0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    static let opaqueSeparator = color("opaqueSeparatorColor", 0xC6C6C8, 0x38383A)
    static let systemBackground = background("systemBackgroundColor", 0xFFFFFF, 0xFFFFFF, .main)
    static let secondarySystemBackground = background("secondarySystemBackgroundColor", 0xF2F2F7, 0xEBEBF0, .secondary)
    static let tertiarySystemBackground = background("tertiarySystemBackgroundColor", 0xFFFFFF, 0xFFFFFF, .tertiary)
    static let systemGroupedBackground = background("systemGroupedBackgroundColor", 0xF2F2F7, 0xEBEBF0, .main)
    static let secondarySystemGroupedBackground = background(
        "secondarySystemGroupedBackgroundColor",
        0xFFFFFF,
        0xFFFFFF,
        .secondary
    )
    static let tertiarySystemGroupedBackground = background(
        "tertiarySystemGroupedBackgroundColor",
        0xF2F2F7,
        0xEBEBF0,
        .tertiary
    )
    static let systemFill = color("systemFillColor", 0x787880, 0x787880, alpha: 0.2, 0.36)
    static let secondarySystemFill = color("secondarySystemFillColor", 0x787880, 0x787880, alpha: 0.16, 0.32)
    static let tertiarySystemFill = color("tertiarySystemFillColor", 0x767680, 0x767680, alpha: 0.12, 0.24)
    static let quaternarySystemFill = color("quaternarySystemFillColor", 0x747480, 0x767680, alpha: 0.08, 0.18)

    /// The alpha that high contrast adds to translucent colors, as in UIKit.
    private static let addedContrast: CGFloat = 0.08

    private static func color(
        _ name: String,
        _ light: UInt32,
        _ dark: UInt32,
        alpha lightAlpha: CGFloat,
        _ darkAlpha: CGFloat
    ) -> UIColor {
        let color = DynamicColor(
            name: name,
            light: light,
            dark: dark,
            lightAlpha: lightAlpha,
            darkAlpha: darkAlpha,
            addedContrast: addedContrast
        )
        return UIColor(storage: .dynamic(color))
    }

    private static func color(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(storage: .dynamic(DynamicColor(name: name, light: light, dark: dark)))
    }

    /// The gray levels of dark backgrounds, from back to front.
    private enum Depth: Int {
        case main = 0
        case secondary = 1
        case tertiary = 2

        static let grays: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
        static let highContrastGrays: [UInt32] = [0x000000, 0x242426, 0x363638, 0x444446]
    }

    /// Creates a background color, which is one gray level lighter in elevated dark interfaces.
    private static func background(_ name: String, _ light: UInt32, _ highContrastLight: UInt32, _ depth: Depth)
        -> UIColor
    {
        let color = DynamicColor(
            name: name,
            light: light,
            dark: Depth.grays[depth.rawValue],
            highContrastLight: highContrastLight,
            highContrastDark: Depth.highContrastGrays[depth.rawValue],
            elevatedDark: Depth.grays[depth.rawValue + 1],
            highContrastElevatedDark: Depth.highContrastGrays[depth.rawValue + 1]
        )
        return UIColor(storage: .dynamic(color))
    }
}
