/// How cells look: their colours, texts, distances and corners.
///
/// A theme is environment, as traits are: no content holds it. Give it to a whole screen, a section, an item or a header;
/// the nearest one wins, and where there is none cells look as ``standard`` says:
///
/// ```swift
/// CollectionViewState(sections: { … }).theme(.highContrast)
/// ```
///
/// Views are measured and updated with it as the ``current`` theme. A state with another theme restyles the cells on screen
/// in place and measures them again; contents stay equal.
public struct CellTheme: Sendable {
    private var values: Values

    /// Creates a theme; what is left out is as in ``standard``.
    public init(
        palette: Palette = .standard,
        typography: Typography = .standard,
        spacing: SpacingScale = .standard,
        cornerRadii: CornerRadii = .standard
    ) {
        values = Values(palette: palette, typography: typography, spacing: spacing, cornerRadii: cornerRadii)
    }

    /// The colours by what they are for.
    public var palette: Palette {
        get { values.palette }
        set { self = changed { $0.palette = newValue } }
    }

    /// The styles of texts by what they are for.
    public var typography: Typography {
        get { values.typography }
        set { self = changed { $0.typography = newValue } }
    }

    /// The distances by size.
    public var spacing: SpacingScale {
        get { values.spacing }
        set { self = changed { $0.spacing = newValue } }
    }

    /// The corner radii by size.
    public var cornerRadii: CornerRadii {
        get { values.cornerRadii }
        set { self = changed { $0.cornerRadii = newValue } }
    }

    private func changed(_ change: (inout Draft) -> Void) -> CellTheme {
        var draft = Draft(
            palette: palette,
            typography: typography,
            spacing: spacing,
            cornerRadii: cornerRadii
        )
        change(&draft)
        return CellTheme(
            palette: draft.palette,
            typography: draft.typography,
            spacing: draft.spacing,
            cornerRadii: draft.cornerRadii
        )
    }

    /// Kept once and shared, so that a theme is one word and copies are compared by identity.
    private final class Values: Sendable {
        let palette: Palette
        let typography: Typography
        let spacing: SpacingScale
        let cornerRadii: CornerRadii

        init(palette: Palette, typography: Typography, spacing: SpacingScale, cornerRadii: CornerRadii) {
            self.palette = palette
            self.typography = typography
            self.spacing = spacing
            self.cornerRadii = cornerRadii
        }
    }

    private struct Draft {
        var palette: Palette
        var typography: Typography
        var spacing: SpacingScale
        var cornerRadii: CornerRadii
    }
}

extension CellTheme: Hashable {
    /// Themes are equal when everything looks the same with them.
    public static func == (left: CellTheme, right: CellTheme) -> Bool {
        left.values === right.values
            || left.palette == right.palette && left.typography == right.typography
                && left.spacing == right.spacing && left.cornerRadii == right.cornerRadii
    }

    /// Hashes what themes are compared by.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(palette)
        hasher.combine(typography)
        hasher.combine(spacing)
        hasher.combine(cornerRadii)
    }
}

extension CellTheme {
    /// The theme of cells that are given none.
    public static let standard = CellTheme()

    /// Black on white and white on black, with heavier titles: all texts reach a contrast of 7 to 1, the enhanced minimum
    /// of WCAG 2.2 (success criterion 1.4.6).
    public static let highContrast = CellTheme(palette: .highContrast, typography: .highContrast)

    /// The themes that ship, by name, for documents and tools that spell a theme instead of compiling it.
    public static let named: KeyValuePairs<String, CellTheme> = [
        "standard": .standard,
        "highContrast": .highContrast,
    ]
}
