import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class TabLog: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        log.append("should \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(viewController.title ?? "")")
    }
}

@MainActor @Suite("Tabs, toolbars and searches")
struct TabBarTests {
    private let window = makeWindow(width: 300, height: 480)

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    private func tap(_ point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        window.clock.advance(by: 1)
    }

    @Test("a subclass of the controller is told about tapped items")
    func subclass() {
        final class Controller: UITabBarController {
            var log: [String] = []

            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                super.tabBar(tabBar, didSelect: item)
                log.append(item.title ?? "")
            }
        }
        let tabs = Controller()
        tabs.viewControllers = ["A", "B"].map(page)
        window.rootViewController = tabs
        window.hostLayout()
        tap(CGPoint(x: 225, y: 460))
        expectEqual(tabs.log, ["B"])
        expectEqual(tabs.selectedIndex, 1)
    }

    @Test("a tap on a tab shows its screen, if the delegate agrees")
    func tabs() {
        let tabs = UITabBarController()
        let log = TabLog()
        tabs.delegate = log
        let pages = ["A", "B", "C"].map(page)
        tabs.viewControllers = pages
        expect(pages[1].tabBarController === tabs)
        window.rootViewController = tabs
        window.hostLayout()
        expectEqual(tabs.selectedIndex, 0)
        expect(pages[0].view.window != nil)
        expectEqual(pages[0].view.safeAreaInsets.bottom, 49)
        tap(CGPoint(x: 150, y: 460))
        expectEqual(log.log, ["should B", "did B"])
        expect(tabs.selectedViewController === pages[1])
        expect(pages[0].view.window == nil && pages[1].view.window != nil)
        log.allows = false
        tap(CGPoint(x: 250, y: 460))
        expectEqual(tabs.selectedIndex, 1)
        tabs.selectedIndex = 2
        expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        expectEqual(pages[2].tabBarItem.title, "C")
        tabs.tabBar.isHidden = true
        window.hostLayout()
        expectEqual(pages[2].view.safeAreaInsets.bottom, 0)
    }

    @Test("screens that change leave the selection where it was, or at its place")
    func changingScreens() {
        let tabs = UITabBarController()
        let pages = ["A", "B", "C", "D"].map(page)
        tabs.viewControllers = Array(pages[0..<3])
        window.rootViewController = tabs
        tabs.selectedIndex = 1
        tabs.viewControllers = [pages[3], pages[0], pages[1]]
        expect(tabs.selectedViewController === pages[1] && tabs.selectedIndex == 2)
        tabs.viewControllers = [pages[0], pages[2], pages[3]]
        expect(tabs.selectedViewController === pages[3])
        tabs.viewControllers = [pages[0]]
        expect(tabs.selectedViewController === pages[0])
        tabs.viewControllers = nil
        window.hostLayout()
        expect(tabs.selectedViewController == nil && tabs.tabBar.selectedItem == nil)
    }

    @Test("a tab shows the item of its screen, for a stack that of the lowest one, also where it is set later")
    func items() {
        let tabs = UITabBarController()
        let root = page("Root")
        let navigation = UINavigationController(rootViewController: root)
        let other = page("Other")
        tabs.viewControllers = [navigation, other]
        expectEqual(tabs.tabBar.items?.map(\.title), ["Root", "Other"])
        root.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        other.tabBarItem = UITabBarItem(title: "Newer", image: nil, tag: 0)
        expectEqual(tabs.tabBar.items?.map(\.title), ["New", "Newer"])
        expect(tabs.tabBar.selectedItem === root.tabBarItem)
        navigation.setViewControllers([page("Lowest")], animated: false)
        expectEqual(tabs.tabBar.items?.map(\.title), ["Lowest", "Newer"])
    }

    @Test("only the visible stack has the tab bar's insets, and a hidden bar stays hidden")
    func bottomBar() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: page("Root"))
        let other = page("Other")
        tabs.viewControllers = [navigation, other]
        window.rootViewController = tabs
        let pushed = page("Pushed")
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        window.hostLayout()
        expect(pushed.view.safeAreaInsets.bottom == 0 && tabs.tabBar.frame.minY >= 480)
        tabs.selectedIndex = 1
        window.hostLayout()
        expect(other.view.safeAreaInsets.bottom == 49 && tabs.tabBar.frame.maxY == 480)
        tabs.selectedIndex = 0
        navigation.popViewController(animated: false)
        window.hostLayout()
        expectEqual(tabs.tabBar.frame.maxY, 480)
        tabs.tabBar.isHidden = true
        navigation.pushViewController(page("Plain"), animated: false)
        expect(tabs.tabBar.isHidden)
    }

    @Test("a screen that does not reach below bars ends at those at the bottom as well")
    func edges() {
        let tabs = UITabBarController()
        let root = page("Root")
        root.edgesForExtendedLayout = []
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        window.rootViewController = tabs
        window.hostLayout()
        expectEqual(root.view.convert(root.view.bounds, to: nil).maxY, 431)
        tabs.tabBar.isHidden = true
        window.hostLayout()
        expectEqual(root.view.convert(root.view.bounds, to: nil).maxY, 480)
    }

    @Test("a tab's badge is at the trailing side")
    func badges() throws {
        for isMirrored in [false, true] {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            let item = UITabBarItem(title: "Title", image: nil, tag: 0)
            item.badgeValue = "7"
            bar.items = [item]
            window.addSubview(bar)
            let button = try require(bar.subviews.compactMap { $0 as? TabBarButton }.first)
            button.semanticContentAttribute = bar.semanticContentAttribute
            window.hostLayout()
            let badge = try require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "7" })
            expectEqual(badge.frame.midX < 150, isMirrored)
        }
    }

    @Test("a screen without buttons for a toolbar shows none of the one before")
    func emptyToolbar() {
        let root = page("A")
        root.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: root)
        expectEqual(navigation.toolbar.items?.count, 1)
        navigation.pushViewController(page("B"), animated: false)
        expect(navigation.toolbar.items?.isEmpty ?? true)
        navigation.popViewController(animated: false)
        expectEqual(navigation.toolbar.items?.count, 1)
    }

    @Test("a search bar does not search for nothing, and begins words as they are typed")
    func searchKeys() {
        let bar = UISearchBar()
        expect(bar.enablesReturnKeyAutomatically && bar.autocapitalizationType == .none)
        bar.scopeButtonTitles = ["A", "B"]
        bar.selectedScopeButtonIndex = 7
        expectEqual(bar.selectedScopeButtonIndex, 0)
        bar.searchTextField.frame = CGRect(x: 0, y: 0, width: 200, height: 36)
        bar.text = "text"
        expectEqual(bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds).maxX, 195)
    }

    @Test("the toolbar of a stack shows the buttons of the screen on top")
    func toolbar() {
        var count = 0
        let root = page("A")
        root.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in count += 1 }),
        ]
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.bottom, 0)
        navigation.isToolbarHidden = false
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.bottom, 44)
        tap(CGPoint(x: 275, y: 458))
        expectEqual(count, 1)
    }

    @Test("large titles and search bars belong to the navigation bar")
    func large() {
        let root = page("Title")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.top, 96)
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.top, 152)
        expect(search.searchBar.window === window)
        root.navigationItem.largeTitleDisplayMode = .never
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.top, 100)
    }

    @Test("a search begins with typing, tells of every letter and ends with its button")
    func search() throws {
        @MainActor final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
            var log: [String] = []

            func updateSearchResults(for searchController: UISearchController) {
                log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                log.append("typed \(searchText)")
            }
        }
        let updater = Updater()
        let root = page("Title")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        search.searchBar.delegate = updater
        root.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: root)
        window.hostLayout()
        search.searchBar.becomeFirstResponder()
        window.hostType("b")
        expectEqual(updater.log, ["true ", "true b", "typed b"])
        let cancel = try require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        expect(!cancel.isHidden)
        tap(cancel.convert(CGPoint(x: 5, y: 5), to: nil))
        expect(!search.isActive)
        expectEqual(search.searchBar.text, "")
        expect(!search.searchBar.isFirstResponder)
    }
}
