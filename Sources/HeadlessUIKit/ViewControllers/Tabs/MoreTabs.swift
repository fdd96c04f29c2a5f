import Foundation

/// What is behind the last tab of a tab bar controller with more view controllers than its bar has tabs: a list of the others.
@MainActor final class MoreTabs {
    /// The navigation controller of the tab.
    let navigation: UINavigationController
    private let list = MoreList()

    init() {
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.didSelect = { [weak self] in self?.show($0, animated: true) }
    }

    /// The number of tabs that a bar has.
    static func capacity(for traits: UITraitCollection) -> Int { traits.horizontalSizeClass == .regular ? 8 : 5 }

    /// The view controllers in the list.
    var controllers: [UIViewController] {
        get { list.controllers }
        set {
            list.controllers = newValue
            if let shown, !newValue.contains(where: { $0 === shown }) { showList() }
        }
    }

    /// The view controller of the list that is shown above it; `nil` while the list is shown.
    var shown: UIViewController? {
        let screen = navigation.viewControllers.dropFirst().first
        return (screen as? MoreScreen)?.content ?? screen
    }

    /// Shows a view controller of the list above it.
    func show(_ controller: UIViewController, animated: Bool) {
        guard controller !== shown else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        // A navigation controller has a bar of its own, from which a button leads back to the list.
        let inner = controller as? UINavigationController
        let screen = inner.map { MoreScreen($0) } ?? controller
        inner?.viewControllers.first?.navigationItem.backAction = UIAction(title: list.title ?? "") { [weak self] _ in
            self?.navigation.popToRootViewController(animated: true)
        }
        if inner != nil { navigation.setNavigationBarHidden(true, animated: animated) }
        navigation.setViewControllers([list, screen], animated: animated)
    }

    /// Shows the list, and forgets what was above it.
    private func showList() {
        navigation.setViewControllers([list], animated: false)
        navigation.setNavigationBarHidden(false, animated: false)
    }

    func itemsDidChange() {
        list.itemsDidChange()
    }
}

/// A screen that is filled by a navigation controller, which can't stand on the stack of another one itself.
private final class MoreScreen: UIViewController {
    let content: UINavigationController

    init(_ content: UINavigationController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? { content }

    override var childForStatusBarHidden: UIViewController? { content }
}
