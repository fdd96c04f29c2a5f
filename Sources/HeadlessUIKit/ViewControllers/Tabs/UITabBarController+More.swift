import Foundation

// View controllers without a tab of their own, behind the tab "More".
extension UITabBarController {
    final var more: MoreTabs {
        if let moreStorage { return moreStorage }
        let new = MoreTabs()
        moreStorage = new
        return new
    }

    /// The number of view controllers with a tab, beside "More".
    final var visibleCount: Int {
        let capacity = MoreTabs.capacity(for: traitCollection)
        return controllers.count > capacity ? capacity - 1 : controllers.count
    }

    final var hasMore: Bool { visibleCount < controllers.count }

    final var shownItems: [UITabBarItem] {
        let items: [UITabBarItem] = controllers.prefix(visibleCount).map(\.tabBarItem)
        return hasMore ? items + [more.navigation.tabBarItem] : items
    }

    final func isInMore(_ controller: UIViewController) -> Bool { hasMore && more.shown === controller }

    /// Lists the view controllers without a tab. Where all have one, the list is not there.
    final func updateMore() {
        guard hasMore || moreStorage?.navigation.parent === self else { return }
        more.controllers = Array(controllers.dropFirst(visibleCount))
        if hasMore, more.navigation.parent !== self {
            addChild(more.navigation)
            more.navigation.didMove(toParent: self)
        } else if !hasMore {
            more.navigation.willMove(toParent: nil)
            more.navigation.viewIfLoaded?.removeFromSuperview()
            more.navigation.removeFromParent()
        }
        // What has a tab again is a child like the others.
        for controller in controllers.prefix(visibleCount) where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Selects a view controller, which is shown above the list of "More" if it has no tab.
    final func selectContained(_ controller: UIViewController?) {
        guard hasMore, let controller, let index = controllers.firstIndex(where: { $0 === controller }),
            index >= visibleCount
        else { return select(controller) }
        more.show(controller, animated: false)
        select(more.navigation)
    }

    /// Shows other tabs if the bar has a place for more or fewer of them now.
    final func capacityMayChange() {
        guard tabStore.isEmpty, tabBar.items?.count ?? 0 != shownItems.count else { return }
        let selection = selectedBeforeChange
        updateMore()
        tabBarItemsDidChange()
        selectContained(selection)
    }

    /// The selected view controller. Where "More" is no longer, that which it showed, or the first one.
    private var selectedBeforeChange: UIViewController? {
        let selection = selectedViewController
        guard let moreStorage, selection === moreStorage.navigation else { return selection }
        return moreStorage.shown ?? (hasMore ? selection : controllers.first)
    }
}
