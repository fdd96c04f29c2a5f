import PortableUIKit

extension Palette {
    /// The palette of the standard theme.
    public static let standard = Palette { $0.color }

    /// The palette of the high-contrast theme: the standard colors with "Increase Contrast".
    public static let highContrast = Palette { $0.highContrastColor }

    private init(_ color: (ColorValues) -> UIColor) {
        self.init(
            background: color(ColorValues(light: (0xFFFFFF, 0xFFFFFF), dark: (0x111317, 0x000000))),
            pressedBackground: color(ColorValues(light: (0xE5E5EA, 0xD8D8DC), dark: (0x2C2C2E, 0x363638))),
            primaryText: color(ColorValues(light: (0x15181E, 0x000000), dark: (0xF2F4F7, 0xFFFFFF))),
            secondaryText: color(Tint.gray.values),
            accent: color(Tint.blue.values),
            success: color(Tint.green.values),
            warning: color(Tint.orange.values),
            destructive: color(Tint.red.values),
            inverseText: color(ColorValues(light: (0xFFFFFF, 0xFFFFFF), dark: (0x0B0D10, 0x000000))),
            fill: color(ColorValues(light: (0xE9ECF1, 0xDDE1E7), dark: (0x2B3038, 0x2B3038))),
            control: color(ColorValues(light: (0x8A93A1, 0x4A515C), dark: (0x6F7886, 0xB4BCC9))),
            separator: color(ColorValues(light: (0xDDE1E7, 0x8A93A1), dark: (0x2B3038, 0x6F7886))),
            placeholder: color(ColorValues(light: (0x8C98AD, 0x5B6472), dark: (0x8C98AD, 0xB4BCC9)))
        )
    }
}
