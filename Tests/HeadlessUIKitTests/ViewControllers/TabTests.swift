import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.append("should \(tab.identifier)")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}

@MainActor @Suite("Tabs made of UITab")
struct TabTests {
    private let window = makeWindow(width: 300, height: 480)
    private let made = CallLog()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [made] tab in
            made.add(tab.identifier)
            let controller = UIViewController()
            controller.title = name
            return controller
        }
    }

    private func show(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        window.rootViewController = controller
        window.hostLayout()
        return controller
    }

    private func tap(_ index: Int, of count: Int) {
        let width = 300 / CGFloat(count)
        window.hostTouchDown(at: CGPoint(x: (CGFloat(index) + 0.5) * width, y: 460))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    @Test("a view controller is made when its tab is first selected, and knows its tab")
    func lazyControllers() {
        let (first, second) = (tab("first"), tab("second"))
        let controller = show([first, second])
        expectEqual(made.take(), ["first"])
        expect(controller.selectedTab === first && controller.selectedIndex == 0)
        expect(controller.selectedViewController?.title == "first")
        tap(1, of: 2)
        expectEqual(made.take(), ["second"])
        expect(controller.selectedTab === second && second.tabBarController === controller)
        expect(second.viewController?.view.window === window && first.viewController?.view.window == nil)
        expect(second.viewController?.tab === second && second.hasVisiblePlacement)
        controller.selectedTab = first
        tap(1, of: 2)
        expectEqual(made.take(), [])
        expectEqual(controller.tabBar.items?.map(\.title), ["first", "second"])
        expectEqual(controller.viewControllers?.map(\.title), ["first", "second"])
        controller.selectedViewController = first.viewController
        expect(controller.selectedTab === first)
    }

    @Test("the delegate decides about taps and hears of them")
    func delegate() {
        let delegate = TabDelegate()
        let controller = show([tab("a"), tab("b"), tab("c")])
        controller.delegate = delegate
        tap(2, of: 3)
        delegate.allows = false
        tap(1, of: 3)
        expectEqual(delegate.log, ["should c", "did c after a", "should b"])
        expectEqual(controller.selectedTab?.identifier, "c")
        delegate.log = []
        controller.tabs[0].isEnabled = false
        tap(0, of: 3)
        expectEqual(delegate.log, [])
    }

    @Test("a group shows its selected tab, and selecting one inside selects the group")
    func groups() {
        let children = [tab("x"), tab("y"), tab("z")]
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        group.defaultChildIdentifier = "y"
        let controller = show([tab("a"), group])
        expectEqual(controller.tabBar.items?.map(\.title), ["a", "Group"])
        tap(1, of: 2)
        expectEqual(controller.selectedTab?.identifier, "y")
        expectEqual(made.take(), ["a", "y"])
        controller.selectedTab = children[2]
        expect(group.selectedChild === children[2] && controller.selectedIndex == 1)
        expectEqual(controller.tabBar.selectedItem?.title, "Group")
        expect(controller.tab(forIdentifier: "x") === children[0] && children[0].parent === group)
        expect(controller.tab(forIdentifier: "none") == nil)
        controller.selectedTab = tab("foreign")
        expectEqual(controller.selectedTab?.identifier, "z")
        group.displayOrderIdentifiers = ["z", "nothing", "x"]
        expectEqual(group.displayOrder.map(\.identifier), ["z", "x", "y"])
        group.children = [children[0]]
        expectEqual(controller.selectedTab?.identifier, "x")
    }

    @Test("hidden tabs are left out, pinned ones and the search are last, and badges are shown")
    func placements() {
        let (a, b, c) = (tab("a"), tab("b"), tab("c"))
        let search = UISearchTab { _ in UIViewController() }
        b.preferredPlacement = .sidebarOnly
        let controller = show([search, a, b, c])
        expectEqual(controller.tabBar.items?.map(\.title), ["a", "c", "Search"])
        expectEqual(controller.selectedTab?.identifier, "a")
        a.isHidden = true
        expectEqual(controller.tabBar.items?.map(\.title), ["c", "Search"])
        expectEqual(controller.selectedTab?.identifier, "c")
        c.badgeValue = "3"
        c.title = "C"
        expectEqual(controller.tabBar.items?.first?.badgeValue, "3")
        expectEqual(controller.tabBar.items?.first?.title, "C")
        c.isHidden = true
        search.isHidden = true
        expect(controller.selectedTab == nil && controller.selectedViewController == nil)
        expectEqual(controller.selectedIndex, NSNotFound)
    }

    @Test("other tabs replace the old ones; view controllers replace tabs")
    func replacement() {
        let (a, b, c) = (tab("a"), tab("b"), tab("c"))
        let controller = show([a, b])
        controller.selectedTab = b
        controller.tabs = [c, b]
        expect(controller.selectedTab === b && a.tabBarController == nil)
        expect(a.viewController?.parent == nil && b.viewController?.parent === controller)
        let page = UIViewController()
        page.title = "page"
        controller.viewControllers = [page]
        window.hostLayout()
        expect(controller.tabs.isEmpty && controller.selectedTab == nil)
        expect(controller.selectedViewController === page)
        expectEqual(controller.tabBar.items?.map(\.title), ["page"])
        expect(b.viewController?.viewIfLoaded?.window == nil && b.tabBarController == nil)
        let twins = [tab("twin"), tab("twin")]
        controller.tabs = twins
        controller.selectedTab = twins[1]
        expect(controller.selectedIndex == 1 && controller.tab(forIdentifier: "twin") === twins[0])
        controller.setTabBarHidden(true, animated: true)
        expect(controller.isTabBarHidden)
    }
}
