/// What a state says beside its sections.
extension CollectionViewCoordinator {
    /// Called when the sections of a state have their places, before animations to these are over.
    func stateDidTakeItsPlace(_ state: CollectionViewState) {
        selection.show(state.selection)
        refreshing.show(state.refreshHandler)
        paging.show(start: state.reachStart, end: state.reachEnd)
        for cell in collectionView.visibleCells where cells[cell]?.isDisplayed == true {
            impressions.watch(cell)
        }
        impressions.check()
    }

    /// Called when the visible part or what is in it has moved.
    func visibleContentDidMove() {
        impressions.check()
        paging.check()
    }
}
