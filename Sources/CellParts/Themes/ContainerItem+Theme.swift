import ContainerCells

extension ContainerItem: ThemeInheriting where Content: ThemeInheriting {
    /// A copy whose content looks as `theme` says, unless that has a theme of its own.
    public func inheriting(_ theme: CellTheme) -> Self {
        var copy = self
        copy.content = content.inheriting(theme)
        return copy
    }
}

extension ContainerSupplementaryElement: ThemeInheriting where Content: ThemeInheriting {
    /// A copy whose content looks as `theme` says, unless that has a theme of its own.
    public func inheriting(_ theme: CellTheme) -> Self {
        var copy = self
        copy.content = content.inheriting(theme)
        return copy
    }
}
