/// A value that takes over the theme of what it is in.
public protocol ThemeInheriting {
    /// A copy that looks as `theme` says, unless it has a theme of its own.
    func inheriting(_ theme: CellTheme) -> Self
}

extension ThemeInheriting {
    /// The value itself, which no theme changes.
    public func inheriting(_ theme: CellTheme) -> Self {
        self
    }
}

/// A content that looks as a theme says.
///
/// A part of your own adopts it with one property, `var theme: CellTheme?`, and takes its colours, styles and distances
/// from ``currentTheme``.
public protocol ThemeContainable: ThemeInheriting {
    /// The theme of this content alone. `nil`: the theme of the section or the screen, else the standard one.
    var theme: CellTheme? { get set }
}

extension ThemeContainable {
    /// What the content looks like: its theme, or the standard one.
    public var currentTheme: CellTheme {
        theme ?? .standard
    }

    /// A copy with `theme`, unless the content has one already.
    public func inheriting(_ theme: CellTheme) -> Self {
        guard self.theme == nil else { return self }
        return self.theme(theme)
    }

    /// A copy with `theme`; the original stays as it was.
    public func theme(_ theme: CellTheme?) -> Self {
        var copy = self
        copy.theme = theme
        return copy
    }
}
