extension UIBackgroundConfiguration {
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { row(.systemBackground) }

    /// Returns the background of a list cell. The list sets the final one for its appearance.
    @available(iOS 18, *)
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

    /// Returns the background of a header in any list.
    @available(iOS 18, *)
    public static func listHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a footer in any list.
    @available(iOS 18, *)
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { row(.secondarySystemGroupedBackground) }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = row(.clear)
        configuration.cornerRadius = 10
        return configuration
    }

    /// Returns the background of a cell in an accompanied sidebar, next to another sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the background color that is shown with a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke color that is shown with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the background for a state: cells of lists are gray while they are highlighted or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let restingColor, let state = state as? UICellConfigurationState else { return self }
        // A color that the app set does not change.
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
