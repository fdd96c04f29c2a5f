import Honeycomb

extension CollectionViewState {
    /// Adds a button below the other rows of the bottom bar.
    mutating func addToBottomBar(_ button: DocumentBar.Button) {
        let name = ScreenKeys.bottomButton.name
        let item = ButtonItem(
            differenceIdentifier: name,
            accessibilityIdentifier: name,
            left: LeftButton(title: button.title, isEnabled: button.isEnabled, didTapHandler: button.perform)
        )
        let others = bottomBar?.items ?? []
        self = bottomBar(layout: bottomBar?.layout ?? CollectionViewSectionLayout()) {
            others
            item
        }
    }
}
