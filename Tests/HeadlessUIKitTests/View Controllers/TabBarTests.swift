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

    @Test("a tap on a tab shows its screen, if the delegate agrees")
    func tabs() {
        let tabs = UITabBarController()
        let log = TabLog()
        tabs.delegate = log
        let pages = ["A", "B", "C"].map(page)
        tabs.viewControllers = pages
        #expect(pages[1].tabBarController === tabs)
        window.rootViewController = tabs
        window.hostLayout()
        #expect(tabs.selectedIndex == 0)
        #expect(pages[0].view.window != nil)
        #expect(pages[0].view.safeAreaInsets.bottom == 49)
        tap(CGPoint(x: 150, y: 460))
        #expect(log.log == ["should B", "did B"])
        #expect(tabs.selectedViewController === pages[1])
        #expect(pages[0].view.window == nil && pages[1].view.window != nil)
        log.allows = false
        tap(CGPoint(x: 250, y: 460))
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 2
        #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        #expect(pages[2].tabBarItem.title == "C")
        tabs.tabBar.isHidden = true
        window.hostLayout()
        #expect(pages[2].view.safeAreaInsets.bottom == 0)
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
        #expect(root.view.safeAreaInsets.bottom == 0)
        navigation.isToolbarHidden = false
        window.hostLayout()
        #expect(root.view.safeAreaInsets.bottom == 44)
        tap(CGPoint(x: 275, y: 458))
        #expect(count == 1)
    }

    @Test("large titles and search bars belong to the navigation bar")
    func large() {
        let root = page("Title")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.hostLayout()
        #expect(root.view.safeAreaInsets.top == 96)
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        window.hostLayout()
        #expect(root.view.safeAreaInsets.top == 152)
        #expect(search.searchBar.window === window)
        root.navigationItem.largeTitleDisplayMode = .never
        window.hostLayout()
        #expect(root.view.safeAreaInsets.top == 100)
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
        #expect(updater.log == ["true ", "true b", "typed b"])
        let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(!cancel.isHidden)
        tap(cancel.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(!search.isActive)
        #expect(search.searchBar.text == "")
        #expect(!search.searchBar.isFirstResponder)
    }
}
