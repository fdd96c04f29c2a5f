import Foundation

/// A container that shows one of several view controllers, selected in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var bar = UITabBar()
    final private(set) var controllers: [UIViewController] = []
    private var selected: UIViewController?
    final var tabStore = TabStore()
    final var accessory: UITabAccessory?
    /// What is behind "More"; `nil` while nothing asked for it.
    final var moreStorage: MoreTabs?
    /// The change of tabs that the delegate's animator shows now.
    private var customTransition: CustomTransition?

    /// The delegate that is told which view controller the user selects.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The tab bar.
    open var tabBar: UITabBar { bar }

    override func namedValue(_ name: String) -> Any? {
        name == "tabBar" ? bar : super.namedValue(name)
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        guard name == "tabBar", let bar = value as? UITabBar else { return super.setInterfaceOutlet(name, to: value) }
        replaceBar(with: bar)
        return true
    }

    /// Shows a tab bar of an app, with the tabs of the one before.
    private func replaceBar(with new: UITabBar) {
        guard new !== bar else { return }
        let (items, selectedItem) = (bar.items, bar.selectedItem)
        bar.delegate = nil
        bar.items = nil
        bar = new
        bar.items = items
        bar.selectedItem = selectedItem
        guard let view = viewIfLoaded as? TabBarControllerView else { return }
        view.bar = new
        connectBar()
    }

    private func connectBar() {
        bar.delegate = self
        bar.shouldSelectTab = { [weak self] index in self?.shouldSelectTab(index) ?? false }
        bar.didSelectTab = { [weak self] index in self?.didSelectTab(index) }
    }

    /// The view controllers in the order of their tabs. With `tabs`, those that were made already.
    open var viewControllers: [UIViewController]? {
        get {
            guard tabStore.isEmpty else { return tabStore.shown.compactMap(\.leaf.madeController) }
            return controllers.isEmpty ? nil : controllers
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the view controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let (place, previous) = (selectedIndex, selectedViewController)
        moreStorage?.controllers.removeAll { listed in !new.contains { $0 === listed } }
        for tab in tabStore.tabs { tab.owner = nil }
        tabStore = TabStore(mode: tabStore.mode, minimizeBehavior: tabStore.minimizeBehavior)
        for old in controllers where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        for controller in new where controller.parent !== self && !isInMore(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        updateMore()
        bar.items = shownItems
        let remaining = new.first { $0 === previous }
        // As in UIKit, the view controller at the same index replaces a removed selection.
        selectContained(remaining ?? (new.indices.contains(place) ? new[place] : new.first))
    }

    // MARK: More

    /// The navigation controller behind the tab "More", which lists the view controllers that have no tab: all from the fifth on if there are
    /// more than five, from the eighth on if there are more than eight where the width is regular.
    open var moreNavigationController: UINavigationController { more.navigation }

    /// The view controllers that the user may give a tab. No effect here: there is no editing of the list.
    open var customizableViewControllers: [UIViewController]?

    /// Updates the tab bar after a descendant's tab bar item changed.
    final func tabBarItemsDidChange() {
        guard tabStore.isEmpty else { return }
        let items = shownItems
        if hasMore { more.itemsDidChange() }
        guard !items.elementsEqual(bar.items ?? [], by: ===) else { return }
        bar.items = items
        bar.selectedItem = selected?.tabBarItem
    }

    /// The selected view controller: one of the list of "More" while it is shown, that of "More" while the list is.
    open var selectedViewController: UIViewController? {
        get { hasMore && selected === more.navigation ? more.shown ?? more.navigation : selected }
        set {
            precondition(
                newValue == nil || controllers.contains { $0 === newValue } || hasMore && newValue === more.navigation,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected."
            )
            if let tab = newValue?.enclosingTab, !tabStore.isEmpty { selectTab(tab) } else { selectContained(newValue) }
        }
    }

    /// The index of the selected view controller; `NSNotFound` if there is none, and while the list of "More" is shown.
    open var selectedIndex: Int {
        get {
            let index =
                tabStore.isEmpty
                ? controllers.firstIndex { [selected = selectedViewController] in $0 === selected }
                : tabStore.shown.firstIndex { $0 === tabStore.selected?.shownTab }
            return index ?? NSNotFound
        }
        set {
            if tabStore.isEmpty {
                if controllers.indices.contains(newValue) { selectContained(controllers[newValue]) }
            } else if tabStore.shown.indices.contains(newValue) {
                selectTab(tabStore.shown[newValue].leaf)
            }
        }
    }

    /// Creates the view with the tab bar.
    open override func loadView() {
        let view = TabBarControllerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), bar: bar)
        view.accessory = accessory?.contentView
        view.minimizeBehavior = tabStore.minimizeBehavior
        self.view = view
        connectBar()
    }

    /// Called after a tab was tapped. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Adds the selected view controller's view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        bottomBarDidChange()
        showSelected()
    }

    /// Hands the secondary view controller of a collapsing split view controller to the selected one.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        selected?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }

    /// Takes the secondary view controller out of the selected one for an expanding split view controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        selected?.separateSecondaryViewController(for: splitViewController)
    }

    /// The orientations that the delegate says, or else those of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate says, or else portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The selected view controller determines the status bar style.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected view controller determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selected }

    private func shouldSelectTab(_ index: Int) -> Bool {
        let tabs = tabStore.shown
        if tabs.indices.contains(index) { return userMaySelect(tabs[index]) }
        guard let controller = controller(ofTab: index) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    private func controller(ofTab index: Int) -> UIViewController? {
        if hasMore, index == visibleCount { return more.navigation }
        return controllers.indices.contains(index) ? controllers[index] : nil
    }

    private func didSelectTab(_ index: Int) {
        let tabs = tabStore.shown
        if tabs.indices.contains(index) {
            if tabs[index] === tabStore.selected?.shownTab, let navigation = selected as? UINavigationController {
                navigation.popToRootViewController(animated: true)
            }
            return userDidSelect(tabs[index])
        }
        guard let controller = controller(ofTab: index) else { return }
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Tabs

    final func showTabs(_ tabs: [UITab]) {
        let known = tabStore.tabs
        for old in controllers where old.enclosingTab.map({ tab in !known.contains { $0 === tab.shownTab } }) ?? true {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        controllers.removeAll { $0.parent !== self }
        for tab in tabs { tab.item.hasOwnGlass = tab.hasOwnGlass }
        bar.items = tabs.map(\.item)
    }

    final func show(_ controller: UIViewController, of tab: UITab) {
        if controller.parent !== self {
            controllers.append(controller)
            addChild(controller)
            controller.didMove(toParent: self)
        }
        select(controller)
        bar.selectedItem = tab.item
    }

    final func showNoTab() {
        tabStore.selected = nil
        select(nil)
    }

    final func select(_ controller: UIViewController?) {
        bar.selectedItem = tabStore.isEmpty ? controller?.tabBarItem : tabStore.selected?.shownTab.item
        guard controller !== selected else { return bottomBarDidChange() }
        let old = selected
        customTransition?.completeTransition(true)
        selected = controller
        guard isViewLoaded else { return }
        bottomBarDidChange()
        if let old, let controller, let custom = makeTransition(from: old, to: controller) {
            return start(custom, from: old, to: controller)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        showSelected()
    }

    // MARK: Transitions

    /// The transition by the delegate's own animator; `nil` if there is none.
    private func makeTransition(from old: UIViewController, to new: UIViewController) -> CustomTransition? {
        guard let view = viewIfLoaded as? TabBarControllerView, view.window != nil, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let frame = frame(of: new, in: view)
        new.view.frame = frame
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return CustomTransition(
            in: view.screens,
            from: .init(controller: old, view: old.view, initialFrame: old.view.frame, finalFrame: .zero),
            to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame),
            animator: animator,
            interaction: delegate.tabBarController(self, interactionControllerFor: animator)
        )
    }

    private func start(_ custom: CustomTransition, from old: UIViewController, to new: UIViewController) {
        let coordinator = TransitionCoordinator(in: view.window, duration: 0, from: old, to: new)
        coordinator.custom = custom
        activeTransition = coordinator
        customTransition = custom
        old.beginDisappearance(animated: true)
        new.transition = AppearanceTransition(isAnimated: true)
        new.beginAppearance(animated: true)
        custom.start(with: coordinator) { [weak self] didComplete in
            self?.customTransition = nil
            if didComplete {
                old.viewIfLoaded?.removeFromSuperview()
                self?.showSelected()
                new.finishTransition()
            } else {
                old.beginAppearance(animated: true)
                new.viewIfLoaded?.removeFromSuperview()
                new.transition = nil
                self?.selectionWasCancelled(old)
                old.endOwnAppearance()
            }
            coordinator.finish()
            self?.activeTransition = nil
        }
    }

    private func selectionWasCancelled(_ old: UIViewController) {
        selected = old
        bar.selectedItem = old.enclosingTab?.shownTab.item ?? old.tabBarItem
        bottomBarDidChange()
        if old.viewIfLoaded?.superview == nil { showSelected() }
    }

    /// Hides or shows the tab bar as the selected view controller's navigation stack requires.
    final func bottomBarDidChange() {
        (viewIfLoaded as? TabBarControllerView)?.hidesTabBar = selected?.containsScreenHidingBottomBar ?? false
    }

    /// The frame of a tab's view: above the bar if it does not extend under it.
    private func frame(of controller: UIViewController, in view: TabBarControllerView) -> CGRect {
        var frame = view.screens.bounds
        // A container decides for its own screens.
        guard !(controller is UINavigationController), !controller.edgesForExtendedLayout.contains(.bottom) else {
            return frame
        }
        frame.size.height = max(0, frame.height - view.barHeight)
        return frame
    }

    /// Shows as many tabs as fit.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        capacityMayChange()
    }

    /// Lays out the selected view controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard customTransition == nil, let selected, let view = viewIfLoaded as? TabBarControllerView else { return }
        view.screens.frame = view.bounds
        let frame = frame(of: selected, in: view)
        if let screen = selected.viewIfLoaded, screen.superview === view.screens, screen.frame != frame {
            screen.frame = frame
        }
    }

    private func showSelected() {
        guard let selected, let view = viewIfLoaded as? TabBarControllerView, let screen = selected.view else { return }
        screen.frame = frame(of: selected, in: view)
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(screen)
        // The bar follows the content of another screen.
        view.setNeedsLayout()
    }
}

extension UIViewController {
    /// Whether a navigation controller in this hierarchy shows a screen that hides the bottom bar.
    fileprivate var containsScreenHidingBottomBar: Bool {
        if let navigation = self as? UINavigationController, navigation.hidesBottomBar { return true }
        return children.contains(where: \.containsScreenHidingBottomBar)
    }
}
