extension UIBackgroundConfiguration {
    /// The background of rows of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { row(.systemBackground) }

    /// The background of rows of any list, before it is known which.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

    /// The background of headers of any list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }

    /// The background of footers of any list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// The background of rows of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { row(.secondarySystemGroupedBackground) }

    /// The background of headers and footers of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    /// The background of headers and footers of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// The background of rows of a list at the side of a screen.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = row(.clear)
        configuration.cornerRadius = 10
        return configuration
    }

    /// The background of rows of a list beside another one at the side of a screen.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The background of headers of a list at the side of a screen.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// The color that is shown for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The color of the line around for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background as it is in a state: rows of lists are gray while they are touched or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let restingColor, let state = state as? UICellConfigurationState else { return self }
        // A color that the app set stays.
        guard backgroundColor == restingColor || backgroundColor == .systemGray4 else { return self }
        var updated = self
        updated.backgroundColor = state.isHighlighted || state.isSelected ? .systemGray4 : restingColor
        return updated
    }

    private static func row(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.backgroundColor = color
        configuration.restingColor = color
        return configuration
    }
}
