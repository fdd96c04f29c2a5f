import Foundation

/// The tabs of a tab bar controller that has tabs rather than view controllers.
@MainActor struct TabStore {
    var tabs: [UITab] = []
    /// The tab that was selected, which may lie in a group.
    var selected: UITab?
    /// The tab of the bar that leads to the selected one.
    var selectedInBar: UITab?
    var mode = UITabBarController.Mode.automatic
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic

    var isEmpty: Bool { tabs.isEmpty }

    /// The tabs that the bar shows, in its order.
    var shown: [UITab] {
        let visible = tabs.filter(\.isShown)
        return visible.filter { !$0.isPinned } + visible.filter(\.isPinned)
    }
}

extension UITabBarController {
    /// Whether tabs are shown in a bar or a sidebar.
    @available(iOS 18, *)
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }

    /// When the tab bar becomes small.
    @available(iOS 26, *)
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    /// Creates a tab bar controller with tabs; the first one is selected.
    @available(iOS 18, *)
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs. They replace the view controllers, and the other way around.
    @available(iOS 18, *)
    public final var tabs: [UITab] {
        get { tabStore.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs. The selected one stays selected if it is among them. Of two tabs with the same identifier,
    /// `tab(forIdentifier:)` finds the first one.
    @available(iOS 18, *)
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabStore.tabs where tab.owner === self { tab.owner = nil }
        tabStore.tabs = tabs
        for tab in tabs { tab.owner = self }
        if let selected = tabStore.selected, selected.tabBarController !== self { tabStore.selected = nil }
        tabsDidChange()
    }

    /// The selected tab, which may lie in a group; `nil` without tabs. A tab that is not among the tabs can't be selected.
    @available(iOS 18, *)
    public final var selectedTab: UITab? {
        get { tabStore.selected }
        set { if let newValue { selectTab(newValue) } }
    }

    /// Returns the tab with an identifier, in a group as well; `nil` if there is none.
    @available(iOS 18, *)
    public final func tab(forIdentifier identifier: String) -> UITab? {
        UITab.tab(identifier, in: tabStore.tabs)
    }

    /// Whether tabs are shown in a bar or a sidebar. No effect here: always in a bar.
    @available(iOS 18, *)
    public final var mode: Mode {
        get { tabStore.mode }
        set { tabStore.mode = newValue }
    }

    /// Whether the tab bar is hidden.
    @available(iOS 18, *)
    public final var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { tabBar.isHidden = newValue }
    }

    /// Hides or shows the tab bar.
    @available(iOS 18, *)
    public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabBar.isHidden = hidden
        guard animated, viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: Self.hidingDuration) { self.view.layoutIfNeeded() }
    }

    /// The duration of hiding the bar, in seconds.
    private static let hidingDuration: TimeInterval = 0.25

    /// When the tab bar becomes small: with `.onScrollDown` while the user scrolls down, with `.onScrollUp` the other way around.
    /// Only bars whose tabs are on glass become small. With `.automatic`, the default, they keep their size, as on phones.
    @available(iOS 26, *)
    public final var tabBarMinimizeBehavior: MinimizeBehavior {
        get { tabStore.minimizeBehavior }
        set {
            tabStore.minimizeBehavior = newValue
            (viewIfLoaded as? TabBarControllerView)?.minimizeBehavior = newValue
        }
    }
}

// MARK: - Selection

extension UITabBarController {
    /// Shows the tabs after one of them changed.
    final func tabsDidChange() {
        showTabs(tabStore.shown)
        let shown = tabStore.shown
        if let selected = tabStore.selected, shown.contains(where: { $0 === selected.shownTab }) {
            return selectTab(selected)
        }
        let remaining = shown.first { $0 === tabStore.selectedInBar }
        if let first = remaining ?? shown.first { selectTab(first.leaf) } else { showNoTab() }
    }

    /// Selects a tab, and in its groups those that lead to it.
    final func selectTab(_ tab: UITab) {
        guard tab.tabBarController === self, tabStore.shown.contains(where: { $0 === tab.shownTab }) else { return }
        var child = tab
        while let group = child.group {
            group.selectedChild = child
            child = group
        }
        let leaf = tab.leaf
        tabStore.selected = leaf
        tabStore.selectedInBar = tab.shownTab
        guard let controller = leaf.viewController else { return }
        show(controller, of: tab.shownTab)
    }

    /// Selects a tab that the user tapped.
    final func userDidSelect(_ tab: UITab) {
        let previous = tabStore.selected
        selectTab(tab.leaf)
        guard let selected = tabStore.selected else { return }
        delegate?.tabBarController(self, didSelectTab: selected, previousTab: previous)
        if let controller = selected.madeController { delegate?.tabBarController(self, didSelect: controller) }
    }

    /// Returns whether the user may select a tab.
    final func userMaySelect(_ tab: UITab) -> Bool {
        guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return false }
        guard let controller = tab.leaf.madeController else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
}

extension UITab {
    /// The tab of the tab bar that leads to this one.
    final var shownTab: UITab {
        var tab = self
        while let group = tab.group { tab = group }
        return tab
    }
}

extension UIViewController {
    /// The tab whose view controller this one, or one around it, is.
    @available(iOS 18, *)
    public final var tab: UITab? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let tab = candidate.enclosingTab { return tab }
            controller = candidate.parent
        }
        return nil
    }
}
