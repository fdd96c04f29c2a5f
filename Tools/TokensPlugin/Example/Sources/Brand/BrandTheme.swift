// Generated from brand.tokens.json by `comb tokens build`. Edit that file instead.

import Honeycomb

extension Spacing {
    /// Between cards.
    ///
    /// Value: 10 points.
    public static var cardGap: Self { Self(10.0) }
}

extension SpacingScale {
    /// The values of brand.tokens.json, in points.
    public static let brand = SpacingScale(m: 14)
}

extension CornerRadii {
    /// The values of brand.tokens.json, in points.
    public static let brand = CornerRadii(small: 6, medium: 10, large: 18)
}

extension Strokes {
    /// The ring around what has the focus.
    ///
    /// Value: 3 points.
    public static var focus: CGFloat { 3 }
}

extension CellTheme {
    /// The theme of brand.tokens.json.
    public static let brand: CellTheme = {
        var theme = CellTheme(spacing: .brand, cornerRadii: .brand)
        theme.spacing.others = [NamedSpacing("card gap", 10)]
        return theme
    }()
}
