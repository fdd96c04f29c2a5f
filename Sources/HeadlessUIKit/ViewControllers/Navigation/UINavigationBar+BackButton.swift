import Foundation

extension UINavigationBar {
    /// Creates the button that goes back to the item below the top item, or that an item's own action makes.
    final func makeBackButton() -> NavigationBackButton {
        let action = backItem == nil ? topItem?.backActionStorage : nil
        let title = action?.title ?? backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
        let button = NavigationBackButton(
            title: title ?? NavigationBackButton.shortTitle,
            displayMode: metrics.glass != nil
                ? .minimal
                : backItem?.backBarButtonItem == nil ? backItem?.backButtonDisplayMode ?? .default : .default,
            indicator: action?.image ?? shownAppearance?.customBackIndicator ?? backIndicatorImage,
            attributes: shownAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
        )
        useGlassColor(button)
        button.addAction(UIAction { [weak self] _ in self?.back() }, for: .primaryActionTriggered)
        return button
    }

    private func back() {
        if let action = topItem?.backActionStorage { return action.performWithSender(backButton, target: nil) }
        guard let goBack else {
            popItem(animated: true)
            return
        }
        // A navigation controller that conforms to the protocol may forbid to go back.
        let controller = superview?.next as? any UINavigationBarDelegate
        if let topItem, controller?.navigationBar(self, shouldPop: topItem) == false { return }
        goBack()
    }
}
