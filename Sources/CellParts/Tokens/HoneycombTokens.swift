// Generated from honeycomb.tokens.json by `comb tokens build`. Edit that file instead.

import DeclarativeCollections
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

extension Strokes {
    /// The outlines of buttons, and of switches in high contrast.
    ///
    /// Value: 1 point.
    public static var outline: CGFloat { 1 }

    /// Outlined icons.
    ///
    /// Value: 1.75 points.
    public static var icon: CGFloat { 1.75 }

    /// The outlines of checkboxes and radio buttons.
    ///
    /// Value: 1.75 points.
    public static var control: CGFloat { 1.75 }

    /// The outlines of chosen radio buttons.
    ///
    /// Value: 2 points.
    public static var chosenControl: CGFloat { 2 }

    /// The check marks of checkboxes.
    ///
    /// Value: 2.3 points.
    public static var checkmark: CGFloat { 2.3 }

    /// Chevrons.
    ///
    /// Value: 2 points.
    public static var chevron: CGFloat { 2 }

    /// The rims between pictures, and around their dots.
    ///
    /// Value: 2 points.
    public static var rim: CGFloat { 2 }

    /// Rings that show progress.
    ///
    /// Value: 3 points.
    public static var ring: CGFloat { 3 }

    /// The values by name, for tools.
    public static var named: KeyValuePairs<String, CGFloat> {
        [
            "outline": outline,
            "icon": icon,
            "control": control,
            "chosenControl": chosenControl,
            "checkmark": checkmark,
            "chevron": chevron,
            "rim": rim,
            "ring": ring,
        ]
    }
}

extension Opacities {
    /// Disabled buttons.
    ///
    /// Value: 0.4.
    public static var disabled: CGFloat { 0.4 }

    /// Pressed buttons.
    ///
    /// Value: 0.5.
    public static var pressed: CGFloat { 0.5 }

    /// The text or icon of pressed buttons without a background.
    ///
    /// Value: 0.4.
    public static var pressedContent: CGFloat { 0.4 }

    /// The warning color behind the matches of a search.
    ///
    /// Value: 0.3.
    public static var highlight: CGFloat { 0.3 }

    /// The control color of the tracks of rings.
    ///
    /// Value: 0.4.
    public static var track: CGFloat { 0.4 }

    /// The background color of the band that moves over skeletons.
    ///
    /// Value: 0.6.
    public static var shimmer: CGFloat { 0.6 }

    /// The tint behind icons and initials in the place of images.
    ///
    /// Value: 0.24.
    public static var imageGround: CGFloat { 0.24 }

    /// The values by name, for tools.
    public static var named: KeyValuePairs<String, CGFloat> {
        [
            "disabled": disabled,
            "pressed": pressed,
            "pressedContent": pressedContent,
            "highlight": highlight,
            "track": track,
            "shimmer": shimmer,
            "imageGround": imageGround,
        ]
    }
}

extension Durations {
    /// The time that the band takes to move over a skeleton.
    ///
    /// Value: 1.4 seconds.
    public static var shimmer: TimeInterval { 1.4 }

    /// The values by name, for tools.
    public static var named: KeyValuePairs<String, TimeInterval> {
        ["shimmer": shimmer]
    }
}

extension Shadows {
    /// The shadow of raised cards.
    public static var card: CardShadow {
        CardShadow(
            color: UIColor(red: 0, green: 0, blue: 0, alpha: 1),
            opacity: 0.15,
            radius: 6,
            offset: CGSize(width: 0, height: 2)
        )
    }

    /// The values by name, for tools.
    public static var named: KeyValuePairs<String, CardShadow> {
        ["card": card]
    }
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
        display: TextStyle(.largeTitle, fontSize: 48, weight: .bold),
        largeTitle: TextStyle(.largeTitle, weight: .bold),
        heading: TextStyle(.title2, weight: .bold),
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
        display: TextStyle(.largeTitle, fontSize: 48, weight: .bold),
        largeTitle: TextStyle(.largeTitle, weight: .bold),
        heading: TextStyle(.title2, weight: .bold),
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
    static let control = ColorValues(light: (0x7E8795, 0x4A515C), dark: (0x747D8B, 0xB4BCC9))

    /// The separators between rows.
    static let separator = ColorValues(light: (0xD2D7DF, 0x8A93A1), dark: (0x343941, 0x6F7886))

    /// Placeholder images, such as the default avatar.
    static let placeholder = ColorValues(light: (0x8C98AD, 0x5B6472), dark: (0x8C98AD, 0xB4BCC9))
}
