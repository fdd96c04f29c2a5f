// Generated from acme.resolver.json by `comb tokens build`. Edit that file instead.

import Honeycomb

extension SpacingScale {
    /// The values of acme.resolver.json, in points.
    static let acme = SpacingScale(m: 14)
}

extension CornerRadii {
    /// The values of acme.resolver.json, in points.
    static let acme: CornerRadii = {
        var value = CornerRadii.standard
        value.small = 6
        value.medium = 10
        return value
    }()
}

extension Palette {
    /// The colors, which adapt to the appearance and "Increase Contrast".
    static let acme: Palette = {
        var value = Palette.standard
        value.pressedBackground = UIColor { traits in
            ColorValues(light: (0x000000, 0x000000), dark: (0x000000, 0x000000)).color
                .resolvedColor(with: traits).withAlphaComponent(0.1)
        }
        value.accent = ColorValues.accent.color
        return value
    }()

    /// The same colors, always with "Increase Contrast".
    static let acmeHighContrast: Palette = {
        var value = Palette.highContrast
        value.pressedBackground = UIColor { traits in
            ColorValues(light: (0x000000, 0x000000), dark: (0x000000, 0x000000)).color
                .resolvedColor(with: traits).withAlphaComponent(0.1)
        }
        value.accent = ColorValues.accent.highContrastColor
        return value
    }()
}

extension Typography {
    /// The text styles, which adapt to the text size.
    static let acme: Typography = {
        var value = Typography.standard
        value.title = TextStyle(.body, fontSize: 18, weight: .bold)
        return value
    }()

    /// The text styles of the high-contrast theme.
    static let acmeHighContrast: Typography = {
        var value = Typography.highContrast
        value.title = TextStyle(.body, fontSize: 18, weight: .bold)
        return value
    }()
}

extension CellTheme {
    /// The theme of acme.resolver.json.
    static let acme: CellTheme = {
        var theme = CellTheme(palette: .acme, typography: .acme, spacing: .acme, cornerRadii: .acme)
        theme.palette.tints.blue = ColorValues(light: (0x0040C0, 0x0040C0), dark: (0x80A0FF, 0x80A0FF)).color
        theme.palette.tints.red = ColorValues(light: (0xC00020, 0xC00020), dark: (0xC00020, 0xC00020)).color
        theme.palette.others = [
            NamedColor("brand.mint", ColorValues(light: (0x00A080, 0x00A080), dark: (0x40E0C0, 0x40E0C0)).color),
            NamedColor(
                "sand",
                UIColor { traits in
                    ColorValues(light: (0xFFE0B0, 0xFFE0B0), dark: (0xFFE0B0, 0xFFE0B0)).color
                        .resolvedColor(with: traits).withAlphaComponent(0.25)
                }
            ),
            NamedColor("accent.soft", ColorValues(light: (0xCC99FF, 0xCC99FF), dark: (0xCC99FF, 0xCC99FF)).color),
        ]
        theme.typography.others = [NamedTextStyle("price", TextStyle(.title1, weight: .bold))]
        theme.spacing.others = [NamedSpacing("list.indent", 22)]
        theme.cornerRadii.others = [NamedRadius("tile", 14)]
        theme.spacing.row = 9
        theme.details.strokes.icon = 3
        theme.details.opacities.disabled = 0.7
        theme.details.shimmerDuration = 0.9
        theme.details.changeMotion = ChangeMotion(duration: 0.4, curve: .easeOut)
        theme.details.card.shadow = CardShadow(
            color: ColorValues(light: (0x102030, 0x102030), dark: (0x102030, 0x102030)).color,
            opacity: 0.5,
            radius: 4,
            offset: CGSize(width: 1, height: 2)
        )
        theme.details.card.borderColor = ColorValues(light: (0x405060, 0x405060), dark: (0xA0B0C0, 0xA0B0C0)).color
        theme.details.card.borderWidth = 2
        theme.details.bar.gradient = CardGradient(stops: [
            CardGradient.Stop(
                color: ColorValues(light: (0xFFFFFF, 0xFFFFFF), dark: (0xFFFFFF, 0xFFFFFF)).color,
                position: 0
            ),
            CardGradient.Stop(
                color: ColorValues(light: (0xE0E0E0, 0xE0E0E0), dark: (0xE0E0E0, 0xE0E0E0)).color,
                position: 1
            ),
        ])
        return theme
    }()
}

extension ColorValues {
    static let brandMint = ColorValues(light: (0x00A080, 0x00A080), dark: (0x40E0C0, 0x40E0C0))

    static let tintBlue = ColorValues(light: (0x0040C0, 0x0040C0), dark: (0x80A0FF, 0x80A0FF))

    static let tintRed = ColorValues(light: (0xC00020, 0xC00020), dark: (0xC00020, 0xC00020))

    static let accent = ColorValues(light: (0x336699, 0x336699), dark: (0x336699, 0x336699))

    static let accentSoft = ColorValues(light: (0xCC99FF, 0xCC99FF), dark: (0xCC99FF, 0xCC99FF))

    static let colorAccentSoft = ColorValues(light: (0x1A334D, 0x1A334D), dark: (0x1A334D, 0x1A334D))

    static let colorMist = ColorValues(light: (0x808080, 0x808080), dark: (0x808080, 0x808080))

    static let graysBrandMint = ColorValues(light: (0xE6E6E6, 0xE6E6E6), dark: (0xE6E6E6, 0xE6E6E6))
}
