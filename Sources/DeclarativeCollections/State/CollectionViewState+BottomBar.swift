extension CollectionViewState {
    /// Returns a copy with a bar below the list: a total and a button, a field with a button that sends it, a player.
    ///
    /// A screen that has room for it shows it, such as the `CellScreenViewController` of `CellParts`; a driver alone does not.
    ///
    /// ```swift
    /// state.bottomBar {
    ///     TitleDetailItem(left: LeftTitle(title: "Total"), right: RightDetail(text: "1 490 ₽"))
    ///     ButtonItem(left: LeftButton(title: "Pay") { … })
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - layout: The arrangement of the rows; below each other by default.
    ///   - items: The rows from top to bottom. Without any, there is no bar.
    public func bottomBar(
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout(),
        @CollectionViewItemsBuilder items: () -> [CollectionViewDiffableItem]
    ) -> Self {
        var copy = self
        let items = items()
        copy.bottomBar =
            items.isEmpty
            ? nil
            : CollectionViewSection(
                differenceIdentifier: CollectionViewState.bottomBarIdentifier,
                items: items,
                layout: layout
            )
        return copy
    }

    /// The identifier of the section of a bottom bar.
    public static let bottomBarIdentifier = "bottomBar"
}
