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
        select(remaining ?? new.first)
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
        guard controller !== selected else { return }
        let old = selected
        selected = controller
        guard isViewLoaded else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        showSelected()
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

/// The view of a tab bar controller: the screen that is shown, and before it the bar.
@MainActor final class TabBarControllerView: UIView {
    let screens = UIView()
    private let bar: UITabBar

    init(frame: CGRect, bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        backgroundColor = .systemBackground
        screens.frame = bounds
        addSubview(screens)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsetsStorage
        if !bar.isHidden { insets.bottom += UITabBar.Metrics.height }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        screens.frame = bounds
        let bottom = safeAreaInsetsStorage.bottom
        bar.heightBelow = bottom
        bar.frame = CGRect(
            x: 0,
            y: bounds.height - bottom - UITabBar.Metrics.height,
            width: bounds.width,
            height: UITabBar.Metrics.height
        )
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        super.subviewHiddenDidChange(subview)
        if subview === bar { screens.updateSafeAreaInsets() }
    }
}
