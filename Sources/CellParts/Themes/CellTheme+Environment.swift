import DeclarativeCollections

/// The environment key of the theme of rows, headers and footers.
public enum CellThemeKey: CollectionViewEnvironmentKey {
    /// The theme of cells without an assigned theme.
    public static let defaultValue = CellTheme.standard
}

extension CellTheme {
    /// The theme of the view that is being measured or updated, as `UITraitCollection.current` is for traits;
    /// ``standard`` otherwise.
    ///
    /// Valid during measuring and updates. A view that needs it in later layout passes has to store it.
    @MainActor public static var current: CellTheme {
        ThemeSettings.apply(to: CollectionViewEnvironment.current[CellThemeKey.self])
    }

    /// Runs `body` with this theme as the ``current`` one, for views outside a collection.
    @MainActor
    public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        var environment = CollectionViewEnvironment.current
        environment[CellThemeKey.self] = self
        environment[CardColorsKey.self] = cardColors
        return try environment.performAsCurrent(body)
    }
}

extension EnvironmentContainable {
    /// Returns a copy with a theme. Elements inside it that have their own theme keep it. `nil` inherits the theme of
    /// the container.
    public func theme(_ theme: CellTheme?) -> Self {
        environment(CellThemeKey.self, theme).environment(CardColorsKey.self, theme.map { $0.cardColors })
            .environment(ThemeMotionKey.self, theme?.details.changeMotion.map(Optional.some))
    }
}
