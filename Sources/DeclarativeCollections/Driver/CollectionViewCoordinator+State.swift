/// The parts of a state other than its sections.
extension CollectionViewCoordinator {
    /// Called when the sections of a state are in place, before their animations end.
    func didApply(_ state: CollectionViewState) {
        selection.show(state.selection)
        refreshing.show(state.refreshHandler)
        paging.show(start: state.pagingAtStart, end: state.pagingAtEnd)
        for cell in collectionView.visibleCells where cells[cell]?.isDisplayed == true {
            impressions.startTracking(cell)
        }
        impressions.check()
    }

    /// Called when the visible area or its content has moved.
    func visibleContentDidChange() {
        impressions.check()
        paging.check()
        nestedLists?.didMove()
    }
}
