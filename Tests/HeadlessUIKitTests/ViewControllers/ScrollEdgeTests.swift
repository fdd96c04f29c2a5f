import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Navigation bars at the edge of their content")
struct ScrollEdgeTests {
    private let window = makeWindow(width: 390, height: 600)
    private let controller = UIViewController()
    private let scrollView = UIScrollView()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: controller)
        controller.title = "Title"
        scrollView.contentSize = CGSize(width: 100, height: 2_000)
        scrollView.frame = controller.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(scrollView)
        window.rootViewController = navigation
        window.hostLayout()
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private var background: BarBackgroundView? { bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first }

    private func scroll(by distance: CGFloat) {
        scrollView.contentOffset.y += distance
        window.hostLayout()
    }

    @Test("a tab bar follows the scroll view that the top screen of a navigation controller names for its bottom")
    func bottomOfTopScreen() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.hostLayout()
        expect(!tabs.tabBar.isAtScrollEdge)
        let short = UIScrollView(frame: controller.view.bounds)
        controller.view.addSubview(short)
        controller.setContentScrollView(short, for: .bottom)
        window.hostLayout()
        expect(tabs.tabBar.isAtScrollEdge && bar.isAtScrollEdge)
        scroll(by: 10)
        expect(tabs.tabBar.isAtScrollEdge && !bar.isAtScrollEdge)
        let next = UIViewController()
        let list = UIScrollView(frame: controller.view.bounds)
        list.contentSize.height = 2_000
        next.view.addSubview(list)
        navigation.pushViewController(next, animated: false)
        window.hostLayout()
        expect(!tabs.tabBar.isAtScrollEdge)
    }

    @Test("a bar has no background and no line until content is behind it")
    func plain() {
        expect(background?.ground == .clear && background?.lineColor == .clear)
        scroll(by: 10)
        expectEqual(background?.ground, .material)
        expectEqual(background?.lineColor, BarBackgroundView.standardLineColor)
        scroll(by: -10)
        expect(background?.ground == .clear && background?.lineColor == .clear)
    }

    @Test("the bar of a screen that does not scroll has no background")
    func still() {
        let other = UIViewController()
        other.view.addSubview(UILabel())
        navigation.setViewControllers([other], animated: false)
        window.hostLayout()
        expectEqual(background?.backgroundColor, .clear)
    }

    @Test("the appearance for the edge applies there, that of the item first")
    func appearances() {
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        bar.scrollEdgeAppearance = red
        window.hostLayout()
        expectEqual(background?.backgroundColor, .red)
        let blue = UINavigationBarAppearance()
        blue.backgroundColor = .blue
        controller.navigationItem.scrollEdgeAppearance = blue
        window.hostLayout()
        expectEqual(background?.backgroundColor, .blue)
        scroll(by: 10)
        expectEqual(background?.ground, .material)
    }

    @Test("a large title moves under the bar with the content, then the bar shows the title")
    func largeTitle() {
        bar.prefersLargeTitles = true
        window.hostLayout()
        // 44 of the bar and 52 of the large title.
        expectEqual(scrollView.contentOffset.y, -96)
        expectEqual(scrollView.adjustedContentInset.top, 96)
        scroll(by: 20)
        expectEqual(scrollView.adjustedContentInset.top, 76)
        expect(background?.ground == .clear && bar.titleLabel.text?.isEmpty ?? true)
        scroll(by: 40)
        expectEqual(scrollView.adjustedContentInset.top, 44)
        expect(background?.ground == .material && bar.titleLabel.text == "Title")
        scroll(by: -60)
        expectEqual(scrollView.adjustedContentInset.top, 96)
        expectEqual(scrollView.contentOffset.y, -96)
        expect(bar.titleLabel.text?.isEmpty ?? true)
    }

    private func background(of bar: UIView) -> BarBackgroundView? {
        bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first
    }

    @Test("a tab bar has no background at the end of the content, also in a navigation controller and after a push")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.hostLayout()
        func ground() -> Ground? { background(of: tabs.tabBar)?.ground }
        expectEqual(ground(), .material)
        let end = scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
        scrollView.contentOffset.y = end
        expectEqual(ground(), .clear)
        expectEqual(background(of: tabs.tabBar)?.lineColor, .clear)
        scrollView.contentSize.height += 100
        expectEqual(ground(), .material)

        let red = UITabBarAppearance()
        red.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = red
        expectEqual(ground(), .material)
        scrollView.contentOffset.y = end + 100
        expectEqual(ground(), .color(.red))
        tabs.tabBar.scrollEdgeAppearance = nil
        scrollView.contentOffset.y = 0
        expectEqual(ground(), .material)

        navigation.pushViewController(UIViewController(), animated: false)
        window.hostLayout()
        expectEqual(ground(), .clear)
        navigation.popViewController(animated: false)
        window.hostLayout()
        expectEqual(ground(), .material)
    }

    @Test("a toolbar has no background at the end of the content, or its appearance for the edge")
    func toolbar() {
        navigation.setToolbarHidden(false, animated: false)
        window.hostLayout()
        func ground() -> Ground? { background(of: navigation.toolbar)?.ground }
        expectEqual(ground(), .material)
        scrollView.contentOffset.y = 5_000
        window.hostLayout()
        expectEqual(ground(), .clear)
        let red = UIToolbarAppearance()
        red.backgroundColor = .red
        navigation.toolbar.scrollEdgeAppearance = red
        expectEqual(ground(), .color(.red))
        scrollView.contentOffset.y = 0
        expectEqual(ground(), .material)
    }

    /// Drags content up, waits until it is still, and lifts the finger.
    private func dragSlowly(by distance: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: 100, y: 400))
        for step in 1...10 {
            window.clock.advance(by: 1.0 / 60)
            window.hostTouchMoved(to: CGPoint(x: 100, y: 400 - distance * CGFloat(step) / 10))
            window.hostLayout()
        }
        window.clock.advance(by: 1)
        window.hostTouchUp(at: CGPoint(x: 100, y: 400 - distance))
        for _ in 0..<180 {
            window.clock.advance(by: 1.0 / 60)
            window.hostLayout()
        }
    }

    @Test("a large title that is half collapsed at the end of a drag snaps to the nearer height")
    func snapping() {
        bar.prefersLargeTitles = true
        window.hostLayout()
        dragSlowly(by: 20)
        expect(abs(scrollView.contentOffset.y + 96) < 0.5)
        expect(abs(scrollView.adjustedContentInset.top - 96) < 0.5)
        dragSlowly(by: 55)
        expect(abs(scrollView.contentOffset.y + 44) < 0.5)
        expect(abs(scrollView.adjustedContentInset.top - 44) < 0.5)
        dragSlowly(by: 100)
        expect(scrollView.contentOffset.y > 0)
    }

    @Test("the large title follows content that is pulled down")
    func pulling() throws {
        bar.prefersLargeTitles = true
        window.hostLayout()
        scroll(by: -30)
        let title = try require(
            navigation.view.subviews.flatMap(\.subviews).first { ($0 as? UILabel)?.text == "Title" }
        )
        expectEqual(title.convert(CGPoint.zero, to: nil).y, 74)
    }
}
