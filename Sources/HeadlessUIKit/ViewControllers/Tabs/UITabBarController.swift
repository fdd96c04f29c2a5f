import Foundation

/// A container that shows one of several view controllers, selected in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar()
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?

    /// The delegate that is told which view controller the user selects.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The tab bar.
    open var tabBar: UITabBar { bar }

    /// The view controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the view controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let place = selectedIndex
        for old in controllers where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        bar.items = new.map(\.tabBarItem)
        let remaining = selected.flatMap { selected in new.first { $0 === selected } }
        // As in UIKit, the view controller at the same index replaces a removed selection.
        select(remaining ?? (new.indices.contains(place) ? new[place] : new.first))
    }

    /// Updates the tab bar after a descendant's tab bar item changed.
    final func tabBarItemsDidChange() {
        let items: [UITabBarItem] = controllers.map(\.tabBarItem)
        guard !items.elementsEqual(bar.items ?? [], by: ===) else { return }
        bar.items = items
        bar.selectedItem = selected?.tabBarItem
    }

    /// The selected view controller.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            precondition(
                newValue == nil || controllers.contains { $0 === newValue },
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected."
            )
            select(newValue)
        }
    }

    /// The index of the selected view controller; `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// Creates the view with the tab bar.
    open override func loadView() {
        view = TabBarControllerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), bar: bar)
        bar.delegate = self
        bar.shouldSelectTab = { [weak self] index in self?.shouldSelectTab(index) ?? false }
        bar.didSelectTab = { [weak self] index in self?.didSelectTab(index) }
    }

    /// Called after a tab was tapped. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Adds the selected view controller's view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        bottomBarDidChange()
        showSelected()
    }

    /// The selected view controller determines the status bar style.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected view controller determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selected }

    private func shouldSelectTab(_ index: Int) -> Bool {
        guard controllers.indices.contains(index) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
    }

    private func didSelectTab(_ index: Int) {
        let controller = controllers[index]
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func select(_ controller: UIViewController?) {
        bar.selectedItem = controller?.tabBarItem
        guard controller !== selected else { return bottomBarDidChange() }
        let old = selected
        selected = controller
        guard isViewLoaded else { return }
        bottomBarDidChange()
        old?.viewIfLoaded?.removeFromSuperview()
        showSelected()
    }

    /// Hides or shows the tab bar as the selected view controller's navigation stack requires.
    final func bottomBarDidChange() {
        (viewIfLoaded as? TabBarControllerView)?.hidesTabBar = selected?.containsScreenHidingBottomBar ?? false
    }

    private func showSelected() {
        guard let selected, let view = viewIfLoaded as? TabBarControllerView, let screen = selected.view else { return }
        screen.frame = view.screens.bounds
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(screen)
    }
}

/// Responds to the selection of tabs by the user.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tap may select a view controller.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called after a tap selected a view controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// The default implementation returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// The default implementation does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
}

extension UIViewController {
    /// Whether a navigation controller in this hierarchy shows a screen that hides the bottom bar.
    fileprivate var containsScreenHidingBottomBar: Bool {
        if let navigation = self as? UINavigationController, navigation.hidesBottomBar { return true }
        return children.contains(where: \.containsScreenHidingBottomBar)
    }
}
