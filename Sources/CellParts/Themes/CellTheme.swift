import DeclarativeCollections
import PortableUIKit

/// The appearance of cells: colors, text styles, spacing, corner radii and the alignment of accessories.
///
/// A theme is environment, like traits: contents do not store it. Assign it to a screen, a section, an item or a
/// header; the nearest one applies, and ``standard`` is the default:
///
/// ```swift
/// CollectionViewState(sections: { … }).theme(.highContrast)
/// ```
///
/// Views are measured and updated with it as the ``current`` theme. Applying a state with another theme restyles and
/// remeasures the visible cells in place; contents stay equal.
public struct CellTheme: Sendable {
    private var values: Values

    /// Creates a theme. Omitted values are those of ``standard``.
    public init(
        palette: Palette = .standard,
        typography: Typography = .standard,
        spacing: SpacingScale = .standard,
        cornerRadii: CornerRadii = .standard,
        accessoryAlignment: AccessoryAlignment = .centered,
        details: ThemeDetails = .standard
    ) {
        values = Values(
            palette: palette,
            typography: typography,
            spacing: spacing,
            cornerRadii: cornerRadii,
            accessoryAlignment: accessoryAlignment,
            details: details
        )
    }

    /// The colors by purpose.
    public var palette: Palette {
        get { values.palette }
        set { self = changed { $0.palette = newValue } }
    }

    /// The text styles by purpose.
    public var typography: Typography {
        get { values.typography }
        set { self = changed { $0.typography = newValue } }
    }

    /// The spacings by size.
    public var spacing: SpacingScale {
        get { values.spacing }
        set { self = changed { $0.spacing = newValue } }
    }

    /// The corner radii by size.
    public var cornerRadii: CornerRadii {
        get { values.cornerRadii }
        set { self = changed { $0.cornerRadii = newValue } }
    }

    /// Where chevrons, badges, icons and controls are placed beside texts with several lines.
    public var accessoryAlignment: AccessoryAlignment {
        get { values.accessoryAlignment }
        set { self = changed { $0.accessoryAlignment = newValue } }
    }

    /// Strokes, opacities, durations, and the surfaces of cards and bars.
    public var details: ThemeDetails {
        get { values.details }
        set { self = changed { $0.details = newValue } }
    }

    /// The background of highlighted matches: the warning color, light enough for `primaryText` on it.
    var highlightColor: UIColor { values.highlightColor }

    /// The colors that cells draw with around their contents.
    var cardColors: CardColors { values.cardColors }

    private func changed(_ change: (inout Draft) -> Void) -> CellTheme {
        var draft = Draft(
            palette: palette,
            typography: typography,
            spacing: spacing,
            cornerRadii: cornerRadii,
            accessoryAlignment: accessoryAlignment,
            details: details
        )
        change(&draft)
        return CellTheme(
            palette: draft.palette,
            typography: draft.typography,
            spacing: draft.spacing,
            cornerRadii: draft.cornerRadii,
            accessoryAlignment: draft.accessoryAlignment,
            details: draft.details
        )
    }

    /// Stored once and shared, so that a theme is one word and copies are compared by identity.
    private final class Values: Sendable {
        let palette: Palette
        let typography: Typography
        let spacing: SpacingScale
        let cornerRadii: CornerRadii
        let accessoryAlignment: AccessoryAlignment
        let details: ThemeDetails
        /// Made once, because attributed texts are cached by the identity of their colors.
        let highlightColor: UIColor
        /// Made once, because each view with the theme has them.
        let cardColors: CardColors

        init(
            palette: Palette,
            typography: Typography,
            spacing: SpacingScale,
            cornerRadii: CornerRadii,
            accessoryAlignment: AccessoryAlignment,
            details: ThemeDetails
        ) {
            self.details = details
            self.palette = palette
            self.typography = typography
            self.spacing = spacing
            self.cornerRadii = cornerRadii
            self.accessoryAlignment = accessoryAlignment
            highlightColor = palette.warning.withAlphaComponent(details.opacities.highlight)
            cardColors = CardColors(
                color: palette.card,
                border: palette.separator,
                accent: palette.accent,
                replacements: palette.replacements,
                surface: details.card,
                insets: (
                    UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.xs, right: spacing.m),
                    CardStyle.standardInsets
                )
            )
        }
    }

    private struct Draft {
        var palette: Palette
        var typography: Typography
        var spacing: SpacingScale
        var cornerRadii: CornerRadii
        var accessoryAlignment: AccessoryAlignment
        var details: ThemeDetails
    }
}

extension CellTheme: Hashable {
    /// Returns whether two themes have equal values.
    public static func == (left: CellTheme, right: CellTheme) -> Bool {
        left.values === right.values
            || left.palette == right.palette && left.typography == right.typography
                && left.spacing == right.spacing && left.cornerRadii == right.cornerRadii
                && left.accessoryAlignment == right.accessoryAlignment && left.details == right.details
    }

    /// Hashes the values that equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(palette)
        hasher.combine(typography)
        hasher.combine(spacing)
        hasher.combine(cornerRadii)
        hasher.combine(accessoryAlignment)
        hasher.combine(details)
    }
}

extension CellTheme {
    /// The default theme.
    public static let standard = CellTheme()

    /// A theme with black on white or white on black and heavier titles: all texts have a contrast of 7 to 1, the
    /// enhanced minimum of WCAG 2.2 (success criterion 1.4.6).
    public static let highContrast = CellTheme(palette: .highContrast, typography: .highContrast)

    /// The built-in themes by name, for documents and tools.
    public static let named: KeyValuePairs<String, CellTheme> = [
        "standard": .standard,
        "highContrast": .highContrast,
    ]
}
