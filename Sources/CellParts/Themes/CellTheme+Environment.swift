import DeclarativeCollections

/// The theme in the environment of rows, headers and footers.
public enum CellThemeKey: CollectionViewEnvironmentKey {
    /// The theme of cells that are given none.
    public static let defaultValue = CellTheme.standard
}

extension CellTheme {
    /// The theme of the view that is being measured or updated, as `UITraitCollection.current` is for traits;
    /// ``standard`` at other times.
    ///
    /// A view that lays itself out later keeps what it took from the theme in its update.
    @MainActor public static var current: CellTheme {
        CollectionViewEnvironment.current[CellThemeKey.self]
    }

    /// Runs `body` with this theme as the ``current`` one: for views that stand outside of a collection.
    @MainActor
    public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        var environment = CollectionViewEnvironment.current
        environment[CellThemeKey.self] = self
        return try environment.performAsCurrent(body)
    }
}

extension EnvironmentContainable {
    /// A copy that is shown in a theme, apart from what has a theme of its own in it; the original stays as it was.
    /// `nil`: the theme of what it is in.
    public func theme(_ theme: CellTheme?) -> Self {
        environment(CellThemeKey.self, theme)
    }
}
