// Generated from honeycomb.tokens.json by `comb tokens build`. Edit that file instead.

import PortableUIKit

extension Spacing {
    /// XXXS
    ///
    /// Value: 2 points.
    public static var xxxs: Self { Self(2.0) }

    /// XXS
    ///
    /// Value: 4 points.
    public static var xxs: Self { Self(4.0) }

    /// XS
    ///
    /// Value: 8 points.
    public static var xs: Self { Self(8.0) }

    /// S
    ///
    /// Value: 12 points.
    public static var s: Self { Self(12.0) }

    /// M
    ///
    /// Value: 16 points.
    public static var m: Self { Self(16.0) }

    /// MPlus
    ///
    /// Value: 20 points.
    public static var mplus: Self { Self(20.0) }

    /// L
    ///
    /// Value: 24 points.
    public static var l: Self { Self(24.0) }

    /// XL
    ///
    /// Value: 32 points.
    public static var xl: Self { Self(32.0) }
}

extension CornerRadii {
    /// The values of honeycomb.tokens.json, in points.
    public static let standard = CornerRadii(small: 4, medium: 8, large: 12)
}

extension Palette {
    /// The colors, which adapt to the appearance and "Increase Contrast".
    public static let standard = Palette(
        background: ColorValues.background.color,
        card: ColorValues.card.color,
        pressedBackground: ColorValues.pressedBackground.color,
        primaryText: ColorValues.primaryText.color,
        secondaryText: ColorValues.secondaryText.color,
        accent: ColorValues.accent.color,
        success: ColorValues.success.color,
        warning: ColorValues.warning.color,
        destructive: ColorValues.destructive.color,
        inverseText: ColorValues.inverseText.color,
        fill: ColorValues.fill.color,
        control: ColorValues.control.color,
        separator: ColorValues.separator.color,
        placeholder: ColorValues.placeholder.color
    )

    /// The same colors, always with "Increase Contrast".
    public static let highContrast = Palette(
        background: ColorValues.background.highContrastColor,
        card: ColorValues.card.highContrastColor,
        pressedBackground: ColorValues.pressedBackground.highContrastColor,
        primaryText: ColorValues.primaryText.highContrastColor,
        secondaryText: ColorValues.secondaryText.highContrastColor,
        accent: ColorValues.accent.highContrastColor,
        success: ColorValues.success.highContrastColor,
        warning: ColorValues.warning.highContrastColor,
        destructive: ColorValues.destructive.highContrastColor,
        inverseText: ColorValues.inverseText.highContrastColor,
        fill: ColorValues.fill.highContrastColor,
        control: ColorValues.control.highContrastColor,
        separator: ColorValues.separator.highContrastColor,
        placeholder: ColorValues.placeholder.highContrastColor
    )
}

extension Typography {
    /// The text styles, which adapt to the text size.
    public static let standard = Typography(
        title: TextStyle(.body),
        subtitle: TextStyle(.subheadline),
        detail: TextStyle(.body),
        badge: TextStyle(.footnote, weight: .semibold),
        largeHeader: TextStyle(.title2, weight: .bold),
        smallHeader: TextStyle(.footnote, weight: .semibold, kerning: 0.3),
        footer: TextStyle(.footnote, lineHeightMultiple: 1.15),
        button: TextStyle(.body)
    )

    /// The text styles of the high-contrast theme.
    public static let highContrast = Typography(
        title: TextStyle(.body, weight: .semibold),
        subtitle: TextStyle(.subheadline, weight: .medium),
        detail: TextStyle(.body, weight: .medium),
        badge: TextStyle(.footnote, weight: .bold),
        largeHeader: TextStyle(.title2, weight: .bold),
        smallHeader: TextStyle(.footnote, weight: .semibold, kerning: 0.3),
        footer: TextStyle(.footnote, weight: .medium, lineHeightMultiple: 1.15),
        button: TextStyle(.body, weight: .semibold)
    )
}

extension ColorValues {
    static let tintBlue = ColorValues(light: (0x0B62E0, 0x003D99), dark: (0x6AA9FF, 0xA6CCFF))

    static let tintGreen = ColorValues(light: (0x17793A, 0x0A4F23), dark: (0x5CCB82, 0x93E5AF))

    static let tintOrange = ColorValues(light: (0xAD5200, 0x733600), dark: (0xFFA857, 0xFFC894))

    static let tintRed = ColorValues(light: (0xC4232B, 0x8C0F16), dark: (0xFF8080, 0xFFB3B3))

    static let tintGray = ColorValues(light: (0x5B6472, 0x343A44), dark: (0xA3ACBA, 0xD3D9E2))

    /// The background of screens.
    static let background = ColorValues(light: (0xFFFFFF, 0xFFFFFF), dark: (0x111317, 0x000000))

    /// The background of cards.
    static let card = ColorValues(light: (0xF5F6F8, 0xF0F2F5), dark: (0x1C1F25, 0x16191E))

    /// The background of highlighted rows.
    static let pressedBackground = ColorValues(light: (0xE5E5EA, 0xD8D8DC), dark: (0x2C2C2E, 0x363638))

    /// Titles and headers.
    static let primaryText = ColorValues(light: (0x15181E, 0x000000), dark: (0xF2F4F7, 0xFFFFFF))

    /// Subtitles, details and footers.
    static let secondaryText = ColorValues(light: (0x5B6472, 0x343A44), dark: (0xA3ACBA, 0xD3D9E2))

    /// Interactive elements and controls that are on.
    static let accent = ColorValues(light: (0x0B62E0, 0x003D99), dark: (0x6AA9FF, 0xA6CCFF))

    /// Success.
    static let success = ColorValues(light: (0x17793A, 0x0A4F23), dark: (0x5CCB82, 0x93E5AF))

    /// Warnings.
    static let warning = ColorValues(light: (0xAD5200, 0x733600), dark: (0xFFA857, 0xFFC894))

    /// Destructive actions.
    static let destructive = ColorValues(light: (0xC4232B, 0x8C0F16), dark: (0xFF8080, 0xFFB3B3))

    /// Texts on accent, success, warning and destructive.
    static let inverseText = ColorValues(light: (0xFFFFFF, 0xFFFFFF), dark: (0x0B0D10, 0x000000))

    /// The background of texts in primaryText.
    static let fill = ColorValues(light: (0xE9ECF1, 0xDDE1E7), dark: (0x2B3038, 0x2B3038))

    /// Chevrons and the outlines of controls that are off.
    static let control = ColorValues(light: (0x858E9C, 0x4A515C), dark: (0x6F7886, 0xB4BCC9))

    /// The separators between rows.
    static let separator = ColorValues(light: (0xD2D7DF, 0x8A93A1), dark: (0x343941, 0x6F7886))

    /// Placeholder images, such as the default avatar.
    static let placeholder = ColorValues(light: (0x8C98AD, 0x5B6472), dark: (0x8C98AD, 0xB4BCC9))
}
