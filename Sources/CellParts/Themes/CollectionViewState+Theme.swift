import DeclarativeCollections

extension CollectionViewState {
    /// A copy whose sections look as `theme` says, as far as they have no theme of their own.
    public func theme(_ theme: CellTheme) -> CollectionViewState {
        var copy = self
        copy.sections = sections.map { $0.theme(theme) }
        return copy
    }
}

extension CollectionViewSection {
    /// A copy whose header, rows and footer look as `theme` says, as far as they have no theme of their own.
    public func theme(_ theme: CellTheme) -> CollectionViewSection {
        var copy = self
        copy.header = header?.inheriting(theme)
        copy.items = items.map { $0.inheriting(theme) }
        copy.footer = footer?.inheriting(theme)
        return copy
    }
}

extension CollectionViewDiffableItem: ThemeInheriting {
    /// A copy whose item looks as `theme` says. Items that know nothing of themes stay as they are.
    public func inheriting(_ theme: CellTheme) -> CollectionViewDiffableItem {
        guard let item = base as? any CollectionViewItem & ThemeInheriting else { return self }
        return Self.erasing(item, in: theme)
    }

    private static func erasing(_ item: some CollectionViewItem & ThemeInheriting, in theme: CellTheme) -> Self {
        Self(item.inheriting(theme))
    }
}

extension CollectionViewDiffableSupplementaryElement: ThemeInheriting {
    /// A copy whose element looks as `theme` says. Elements that know nothing of themes stay as they are.
    public func inheriting(_ theme: CellTheme) -> CollectionViewDiffableSupplementaryElement {
        guard let element = base as? any CollectionViewSupplementaryElement & ThemeInheriting else { return self }
        return Self.erasing(element, in: theme)
    }

    private static func erasing(
        _ element: some CollectionViewSupplementaryElement & ThemeInheriting,
        in theme: CellTheme
    ) -> Self {
        Self(element.inheriting(theme))
    }
}
