import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Search tabs, accessories of tab bars, and large subtitles of iOS 26")
struct TabAccessoryTests {
    private let window = makeWindow(width: 390, height: 844)

    private func show(system: Int = 26, tabs: [UITab]) -> UITabBarController {
        window.hostTraits = UITraitCollection(
            traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: system)]
        )
        let controller = UITabBarController(tabs: tabs)
        window.rootViewController = controller
        window.hostLayout()
        return controller
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in UIViewController() }
    }

    private func buttons(of controller: UITabBarController) -> [TabBarButton] {
        controller.tabBar.subviews.compactMap { $0 as? TabBarButton }
    }

    private func glass(of controller: UITabBarController) -> [CGRect] {
        controller.tabBar.subviews.compactMap { $0 as? GlassView }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    @Test("a search tab has a circle of glass at the trailing edge, and the others begin at the leading one")
    func searchTab() throws {
        let search = UISearchTab { _ in UIViewController() }
        let controller = show(tabs: [tab("a"), search, tab("b")])
        let shapes = glass(of: controller)
        expectEqual(shapes.count, 2)
        expectEqual(shapes[0].minX, 21)
        expectEqual(shapes[1].maxX, 390 - 21)
        expectEqual(shapes[1].width, shapes[1].height)
        expect(shapes[0].maxX < shapes[1].minX)
        let button = try require(buttons(of: controller).last)
        expectEqual(button.frame, shapes[1])
        expect(!button.showsTitle)
        expectEqual(button.accessibilityLabel, "Search")
        controller.selectedTab = search
        window.hostLayout()
        expect(button.isSelected)
        controller.tabBar.semanticContentAttribute = .forceRightToLeft
        controller.tabBar.setNeedsLayout()
        window.hostLayout()
        expectEqual(button.frame.minX, 21)
    }

    @Test("search tabs share the bar before iOS 26, where they are alone, and where they are pinned nowhere")
    func sharedSearchTab() {
        let first = show(system: 18, tabs: [tab("a"), UISearchTab { _ in UIViewController() }])
        expectEqual(glass(of: first), [])
        expectEqual(buttons(of: first).map(\.frame.width), [195, 195])
        expect(buttons(of: first).allSatisfy(\.showsTitle))
        let alone = show(tabs: [UISearchTab { _ in UIViewController() }])
        expectEqual(glass(of: alone).count, 1)
        let fixed = UISearchTab { _ in UIViewController() }
        fixed.preferredPlacement = .fixed
        expectEqual(glass(of: show(tabs: [fixed, tab("a")])).count, 1)
    }

    @Test("an accessory is above the tab bar, or at the bottom without one, and content keeps clear of it")
    func accessory() throws {
        let controller = show(tabs: [tab("a"), tab("b")])
        let screen = try require(controller.selectedViewController)
        let before = screen.view.safeAreaInsets.bottom
        let content = UIView()
        let accessory = UITabAccessory(contentView: content)
        controller.bottomAccessory = accessory
        window.hostLayout()
        expect(controller.bottomAccessory === accessory)
        let frame = content.convert(content.bounds, to: nil)
        expectEqual(frame.width, 390 - 42)
        expectEqual(frame.height, 48)
        expectEqual(screen.view.safeAreaInsets.bottom, before + 56)
        expectEqual(frame.minY, 844 - before - 56)
        expectEqual(content.traitCollection.tabAccessoryEnvironment, .regular)
        expectEqual(screen.view.traitCollection.tabAccessoryEnvironment, .unspecified)
        controller.isTabBarHidden = true
        window.hostLayout()
        expectEqual(screen.view.safeAreaInsets.bottom, 56)
        expectEqual(content.convert(content.bounds, to: nil).maxY, 844 - 8)
        controller.setBottomAccessory(nil, animated: true)
        window.hostLayout()
        expect(content.window == nil)
        expectEqual(screen.view.safeAreaInsets.bottom, 0)
    }

    @Test(
        "an accessory that is set before the view is loaded is shown, and leaves with a bar that a pushed screen hides"
    )
    func earlyAccessory() {
        let content = UIView()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let controller = UITabBarController()
        controller.bottomAccessory = UITabAccessory(contentView: content)
        controller.viewControllers = [navigation]
        window.rootViewController = controller
        window.hostLayout()
        expect(content.window != nil)
        expectEqual(controller.bottomAccessory?.contentView, content)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        window.hostLayout()
        expectEqual(content.convert(content.bounds, to: nil).minY, 844)
        expectEqual(pushed.view.safeAreaInsets.bottom, 0)
    }

    @Test(
        "a bar becomes small while the user scrolls down, with an accessory beside it, and large again at a tap or the other way"
    )
    func minimized() throws {
        let content = UIView()
        let controller = UITabBarController()
        controller.tabBarMinimizeBehavior = .onScrollDown
        controller.bottomAccessory = UITabAccessory(contentView: content)
        let list = UIScrollView()
        list.contentSize = CGSize(width: 390, height: 5_000)
        let screen = UIViewController()
        screen.view = list
        window.hostTraits = UITraitCollection(traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: 26)])
        let search = UISearchTab { _ in UIViewController() }
        controller.tabs = [UITab(title: "a", image: nil, identifier: "a") { _ in screen }, tab("b"), search]
        window.rootViewController = controller
        window.hostLayout()
        func drag(from start: CGFloat, to end: CGFloat) {
            window.hostTouchDown(at: CGPoint(x: 200, y: start))
            for step in 1...5 {
                window.clock.advance(by: 0.05)
                window.hostTouchMoved(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 5))
            }
            window.clock.advance(by: 1)
            window.hostTouchUp()
            window.clock.advance(by: 1)
            window.hostLayout()
        }
        list.contentOffset.y = 100
        window.hostLayout()
        expect(!controller.tabBar.isSmall)
        drag(from: 400, to: 300)
        expect(controller.tabBar.isSmall)
        let shapes = glass(of: controller)
        expectEqual(shapes.map(\.size), [CGSize(width: 48, height: 48), CGSize(width: 48, height: 48)])
        expectEqual(buttons(of: controller).map(\.alpha), [1, 0, 1])
        let frame = content.convert(content.bounds, to: controller.tabBar)
        expect(frame.minX > shapes[0].maxX && frame.maxX < shapes[1].minX)
        expectEqual(frame.minY, shapes[0].minY)
        expectEqual(content.traitCollection.tabAccessoryEnvironment, .inline)
        let circle = controller.tabBar.convert(shapes[0].center, to: nil)
        window.hostTouchDown(at: circle)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(!controller.tabBar.isSmall)
        expectEqual(content.traitCollection.tabAccessoryEnvironment, .regular)
        expectEqual(buttons(of: controller).map(\.alpha), [1, 1, 1])
        drag(from: 400, to: 300)
        drag(from: 300, to: 340)
        expect(!controller.tabBar.isSmall)
        drag(from: 400, to: 300)
        controller.selectedTab = search
        window.hostLayout()
        expect(!controller.tabBar.isSmall)
    }

    @Test(
        "bars keep their size by default, before iOS 26, and with view controllers that are set later",
        arguments: [18, 26]
    )
    func neverMinimized(system: Int) {
        let controller = show(system: system, tabs: [tab("a"), tab("b")])
        if system == 18 { controller.tabBarMinimizeBehavior = .onScrollDown }
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 390, height: 5_000)
        controller.selectedViewController?.view.addSubview(list)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 200, y: 400))
        window.hostTouchMoved(to: CGPoint(x: 200, y: 300))
        window.hostTouchMoved(to: CGPoint(x: 200, y: 250))
        window.hostTouchUp()
        window.clock.advance(by: 2)
        window.hostLayout()
        expect(!controller.tabBar.isSmall)
        controller.tabBarMinimizeBehavior = .onScrollUp
        controller.viewControllers = [UIViewController()]
        expectEqual(controller.tabBarMinimizeBehavior, .onScrollUp)
    }

    @Test("a large title has a line below it: its own, or that of the bar")
    func largeSubtitle() throws {
        let screen = UIViewController()
        screen.title = "Title"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.hostLayout()
        let before = screen.view.safeAreaInsets.top
        screen.navigationItem.subtitle = "Both"
        window.hostLayout()
        expectEqual(navigation.navigationBar.largeSubtitle?.text, "Both")
        expectEqual(screen.view.safeAreaInsets.top, before + 22)
        screen.navigationItem.largeSubtitle = "Large"
        let appearance = UINavigationBarAppearance()
        appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.blue]
        navigation.navigationBar.standardAppearance = appearance
        window.hostLayout()
        let subtitle = try require(navigation.navigationBar.largeSubtitle)
        expectEqual(subtitle.text, "Large")
        expectEqual(subtitle.attributes[.foregroundColor] as? UIColor, .red)
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        expectEqual(copy.subtitleTextAttributes[.foregroundColor] as? UIColor, .blue)
        navigation.navigationBar.prefersLargeTitles = false
        window.hostLayout()
        expect(navigation.navigationBar.largeSubtitle == nil)
    }

    @Test("prominent buttons have the appearance of done buttons")
    func prominentButtons() {
        let button = UIBarButtonItemAppearance()
        button.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let appearance = UINavigationBarAppearance()
        appearance.prominentButtonAppearance = button
        expectEqual(appearance.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .red)
        let toolbar = UIToolbarAppearance()
        toolbar.prominentButtonAppearance = button
        expectEqual(toolbar.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .red)
    }
}
