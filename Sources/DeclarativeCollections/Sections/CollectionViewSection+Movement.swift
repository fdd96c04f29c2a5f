/// Rows that the user can move.
extension CollectionViewSection {
    /// Returns a copy whose rows can be picked up with a long press and moved.
    ///
    /// ```swift
    /// CollectionViewSection { … }.onMove { move in store.move(move.item, to: move.to.index) }
    /// ```
    ///
    /// It applies to the rows that the section has now, if they conform to ``ReorderHandlerContainable``. Rows that can
    /// already be moved keep their own handlers.
    ///
    /// - Parameter handler: Called once when the user drops a row at another position. The collection view already shows
    ///   the new order; store it.
    public func onMove(_ handler: @escaping @MainActor (CollectionViewItemMove) -> Void) -> Self {
        var copy = self
        copy.items = items.map { $0.movable(didMove: handler) }
        return copy
    }
}

extension CollectionViewDiffableItem {
    fileprivate func movable(didMove handler: @escaping @MainActor (CollectionViewItemMove) -> Void) -> Self {
        guard let item = base as? any CollectionViewItem & ReorderHandlerContainable, !item.canMove else { return self }
        var copy = erased(item, didMove: handler).identified(by: differenceIdentifier)
        copy.environment = environment
        return copy
    }

    private func erased(
        _ item: some CollectionViewItem & ReorderHandlerContainable,
        didMove handler: @escaping @MainActor (CollectionViewItemMove) -> Void
    ) -> CollectionViewDiffableItem {
        CollectionViewDiffableItem(item.reorderable(didMove: handler))
    }
}
