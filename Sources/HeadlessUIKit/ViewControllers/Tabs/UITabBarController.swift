import Foundation

/// Shows one of several screens, with a bar of tabs to choose from.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private let bar = UITabBar()
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?

    /// Hears which screen is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar.
    open var tabBar: UITabBar { bar }

    /// The screens, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the screens.
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
        // As with UIKit what comes to the same place is shown in the place of what went.
        select(remaining ?? (new.indices.contains(place) ? new[place] : new.first))
    }

    /// A screen, or one in it, has another item.
    final func tabBarItemsDidChange() {
        let items: [UITabBarItem] = controllers.map(\.tabBarItem)
        guard !items.elementsEqual(bar.items ?? [], by: ===) else { return }
        bar.items = items
        bar.selectedItem = selected?.tabBarItem
    }

    /// The screen that is shown.
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

    /// The place of the screen that is shown; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// Makes the view with the bar.
    open override func loadView() {
        view = TabBarControllerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), bar: bar)
        bar.mayChoose = { [weak self] index in self?.mayChoose(index) ?? false }
        bar.didChoose = { [weak self] index in self?.didChoose(index) }
    }

    /// Takes the selected screen in.
    open override func viewDidLoad() {
        super.viewDidLoad()
        bottomBarDidChange()
        showSelected()
    }

    /// The screen that is shown says how the status bar looks.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The screen that is shown says whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selected }

    private func mayChoose(_ index: Int) -> Bool {
        guard controllers.indices.contains(index) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
    }

    private func didChoose(_ index: Int) {
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

    /// A stack in the selected screen may want the room of the bar.
    final func bottomBarDidChange() {
        (viewIfLoaded as? TabBarControllerView)?.leavesBarOut = selected?.hidesBottomBar ?? false
    }

    private func showSelected() {
        guard let selected, let view = viewIfLoaded as? TabBarControllerView, let screen = selected.view else { return }
        screen.frame = view.screens.bounds
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(screen)
    }
}

/// Hears which screen is chosen by its tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may show a screen.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// A tap showed a screen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
}

extension UIViewController {
    /// Whether a stack here, or in what is here, shows a screen for which bars at the bottom go.
    fileprivate var hidesBottomBar: Bool {
        if let navigation = self as? UINavigationController, navigation.leavesBottomBarOut { return true }
        return children.contains(where: \.hidesBottomBar)
    }
}
