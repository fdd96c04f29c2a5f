import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("More view controllers than tabs")
struct MoreTabsTests {
    private func makeScreens(_ count: Int) -> [UIViewController] {
        (0..<count).map { index in
            let screen = UIViewController()
            screen.title = "Screen \(index)"
            screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return screen
        }
    }

    private func show(_ screens: [UIViewController]) -> (UITabBarController, UIWindow) {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        let window = makeWindow()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.hostLayout()
        return (tabs, window)
    }

    private func list(of tabs: UITabBarController) throws -> UITableView {
        let controller = try require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)
        return controller.tableView
    }

    private func tap(_ tab: Int, of tabs: UITabBarController) {
        tabs.tabBar.buttons[tab].sendActions(for: .touchUpInside)
    }

    @Test("five have a tab each; of six, four do, and the others are listed behind the last tab")
    func items() throws {
        let (tabs, window) = show(makeScreens(5))
        expectEqual(tabs.tabBar.items?.map(\.title), (0..<5).map { "Tab \($0)" })
        let screens = makeScreens(7)
        tabs.viewControllers = screens
        window.hostLayout()
        expectEqual(tabs.tabBar.items?.map(\.title), ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        expectEqual(tabs.viewControllers?.count, 7)
        expectEqual(tabs.selectedIndex, 0)
        tap(4, of: tabs)
        window.hostLayout()
        expect(tabs.selectedViewController === tabs.moreNavigationController)
        expectEqual(tabs.selectedIndex, NSNotFound)
        let list = try list(of: tabs)
        expectEqual(list.numberOfRows(inSection: 0), 3)
        expect(list.window === window)
        let content = list.cellForRow(at: [0, 2])?.contentConfiguration as? UIListContentConfiguration
        expectEqual(content?.text, "Tab 6")
    }

    @Test("a row shows its view controller above the list, and a tab leads away and back")
    func rows() throws {
        let screens = makeScreens(6)
        let (tabs, window) = show(screens)
        tap(4, of: tabs)
        window.hostLayout()
        let list = try list(of: tabs)
        list.delegate?.tableView?(list, didSelectRowAt: [0, 1])
        window.hostLayout()
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(tabs.selectedViewController === screens[5])
        expectEqual(tabs.selectedIndex, 5)
        expect(screens[5].viewIfLoaded?.window === window)
        expect(screens[5].tabBarController === tabs)
        expect(tabs.moreNavigationController.topViewController === screens[5])
        tap(0, of: tabs)
        window.hostLayout()
        expect(tabs.selectedViewController === screens[0])
        tap(4, of: tabs)
        window.hostLayout()
        expect(tabs.selectedViewController === screens[5])
        // A second tap leads to the list, as in every navigation controller.
        tap(4, of: tabs)
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(tabs.selectedViewController === tabs.moreNavigationController)
    }

    @Test("one without a tab is selected in code, before its view is loaded as well")
    func selection() throws {
        let screens = makeScreens(6)
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        tabs.selectedIndex = 4
        expect(tabs.selectedViewController === screens[4])
        let window = makeWindow()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.hostLayout()
        expect(screens[4].viewIfLoaded?.window === window)
        expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        tabs.selectedViewController = screens[5]
        window.hostLayout()
        expectEqual(tabs.selectedIndex, 5)
        expect(screens[4].viewIfLoaded?.window == nil)
        tabs.selectedViewController = screens[1]
        window.hostLayout()
        expectEqual(tabs.selectedIndex, 1)
    }

    @Test("a navigation controller keeps its own bar, with a button that leads back")
    func navigationControllers() throws {
        var screens = makeScreens(5)
        let root = UIViewController()
        let inner = UINavigationController(rootViewController: root)
        inner.tabBarItem = UITabBarItem(title: "Inner", image: nil, tag: 5)
        screens.append(inner)
        let (tabs, window) = show(screens)
        tabs.selectedViewController = inner
        window.hostLayout()
        expect(tabs.selectedViewController === inner)
        expect(root.viewIfLoaded?.window === window)
        expect(root.tabBarController === tabs)
        expect(tabs.moreNavigationController.isNavigationBarHidden)
        expect(!inner.isNavigationBarHidden)
        let back = try require(inner.navigationBar.backButton)
        back.sendActions(for: .primaryActionTriggered)
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(tabs.selectedViewController === tabs.moreNavigationController)
        expect(!tabs.moreNavigationController.isNavigationBarHidden)
    }

    @Test("with fewer view controllers all have a tab again")
    func fewer() {
        let screens = makeScreens(6)
        let (tabs, window) = show(screens)
        tabs.selectedIndex = 5
        window.hostLayout()
        tabs.viewControllers = Array(screens[1...])
        window.hostLayout()
        expectEqual(tabs.tabBar.items?.count, 5)
        expect(tabs.selectedViewController === screens[5])
        expectEqual(tabs.selectedIndex, 4)
        expect(screens[5].parent === tabs)
        expect(screens[5].viewIfLoaded?.window === window)
        expect(tabs.moreNavigationController.parent == nil)
        tabs.viewControllers = Array(screens[..<3])
        window.hostLayout()
        expectEqual(tabs.tabBar.items?.count, 3)
        tabs.viewControllers = nil
        expect(tabs.selectedViewController == nil)
    }

    @Test("a wide bar has eight tabs")
    func wide() {
        let screens = makeScreens(8)
        let (tabs, window) = show(screens)
        expectEqual(tabs.tabBar.items?.count, 5)
        tabs.selectedIndex = 6
        window.hostTraits = UITraitCollection(horizontalSizeClass: .regular)
        window.hostLayout()
        expectEqual(tabs.tabBar.items?.count, 8)
        expectEqual(tabs.selectedIndex, 6)
        expect(screens[6].parent === tabs)
        window.hostTraits = UITraitCollection(horizontalSizeClass: .compact)
        window.hostLayout()
        expectEqual(tabs.tabBar.items?.count, 5)
        expectEqual(tabs.selectedIndex, 6)
    }
}
