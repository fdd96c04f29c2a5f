import Foundation

/// The values in Apple's Human Interface Guidelines, "Color", with default and increased contrast.
enum SystemColors {
    static let red = color("systemRedColor", 0xFF3B30, 0xFF453A, contrast: 0xD70015, 0xFF6961)
    static let orange = color("systemOrangeColor", 0xFF9500, 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
    static let yellow = color("systemYellowColor", 0xFFCC00, 0xFFD60A, contrast: 0xB25000, 0xFFD426)
    static let green = color("systemGreenColor", 0x34C759, 0x30D158, contrast: 0x248A3D, 0x30DB5B)
    static let mint = color("systemMintColor", 0x00C7BE, 0x63E6E2, contrast: 0x0C817B, 0x66D4CF)
    static let teal = color("systemTealColor", 0x30B0C7, 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
    static let cyan = color("systemCyanColor", 0x32ADE6, 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
    static let blue = color("systemBlueColor", 0x007AFF, 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
    static let indigo = color("systemIndigoColor", 0x5856D6, 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
    static let purple = color("systemPurpleColor", 0xAF52DE, 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
    static let pink = color("systemPinkColor", 0xFF2D55, 0xFF375F, contrast: 0xD30F45, 0xFF6482)
    static let brown = color("systemBrownColor", 0xA2845E, 0xAC8E68, contrast: 0x7F6545, 0xB59469)
    static let gray = color("systemGrayColor", 0x8E8E93, 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
    static let gray2 = color("systemGray2Color", 0xAEAEB2, 0x636366, contrast: 0x8E8E93, 0x7C7C80)
    static let gray3 = color("systemGray3Color", 0xC7C7CC, 0x48484A, contrast: 0xAEAEB2, 0x545456)
    static let gray4 = color("systemGray4Color", 0xD1D1D6, 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
    static let gray5 = color("systemGray5Color", 0xE5E5EA, 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
    static let gray6 = color("systemGray6Color", 0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)

    private static func color(
        _ name: String,
        _ light: UInt32,
        _ dark: UInt32,
        contrast highContrastLight: UInt32,
        _ highContrastDark: UInt32
    ) -> UIColor {
        let color = DynamicColor(
            name: name,
            light: light,
            dark: dark,
            highContrastLight: highContrastLight,
            highContrastDark: highContrastDark
        )
        return UIColor(storage: .dynamic(color))
    }
}
