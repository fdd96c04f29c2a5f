import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Layout under bars")
struct ExtendedLayoutTests {
    private let window = makeWindow()
    private let screen = UIViewController()
    private let barBottom = SystemMetrics.iOS17.bars.navigationHeight

    private func show() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: screen)
        window.rootViewController = navigation
        window.hostLayout()
        return navigation
    }

    @Test("a translucent bar covers the view, an opaque one leaves it below")
    func opaque() {
        let navigation = show()
        expectEqual(screen.view.frame.minY, 0)
        expectEqual(screen.view.safeAreaInsets.top, barBottom)
        navigation.navigationBar.isTranslucent = false
        navigation.view.setNeedsLayout()
        window.hostLayout()
        expectEqual(screen.view.frame.minY, barBottom)
        expectEqual(screen.view.frame.maxY, window.bounds.height)
        expectEqual(screen.view.safeAreaInsets.top, 0)
    }

    @Test("a view may extend under opaque bars too")
    func includesOpaqueBars() {
        let navigation = show()
        navigation.navigationBar.isTranslucent = false
        screen.extendedLayoutIncludesOpaqueBars = true
        window.hostLayout()
        expectEqual(screen.view.frame.minY, 0)
        expectEqual(screen.view.safeAreaInsets.top, barBottom)
    }

    @Test("a view that does not extend under the tab bar ends above it")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        window.rootViewController = tabs
        window.hostLayout()
        expectEqual(screen.view.frame, window.bounds)
        screen.edgesForExtendedLayout = []
        window.hostLayout()
        expectEqual(screen.view.frame.maxY, window.bounds.height - UITabBar.Metrics.height)
        expectEqual(screen.view.safeAreaInsets.bottom, 0)
    }

    @Test("a pushed screen hides the tab bar without a window as well")
    func hiddenTabBar() {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        tabs.view.layoutIfNeeded()
        expect(tabs.tabBar.frame.minY >= 844)
        expectEqual(pushed.view.safeAreaInsets.bottom, 0)
    }

    @Test("a navigation item needs no title, and tells the bar about a prompt")
    func item() {
        let item = UINavigationItem()
        expectEqual(item.title, nil)
        var changes = 0
        item.didChange = { changes += 1 }
        item.prompt = "Choose"
        item.prompt = "Choose"
        expectEqual(changes, 1)
    }
}
