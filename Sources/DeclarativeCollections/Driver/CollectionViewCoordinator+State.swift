/// The parts of a state other than its sections.
extension CollectionViewCoordinator {
    /// Called when the sections of a state are in place, before their animations end.
    func stateDidTakeItsPlace(_ state: CollectionViewState) {
        selection.show(state.selection)
        refreshing.show(state.refreshHandler)
        paging.show(start: state.reachStart, end: state.reachEnd)
        for cell in collectionView.visibleCells where cells[cell]?.isDisplayed == true {
            impressions.watch(cell)
        }
        impressions.check()
    }

    /// Called when the visible area or its content has moved.
    func visibleContentDidMove() {
        impressions.check()
        paging.check()
    }
}
