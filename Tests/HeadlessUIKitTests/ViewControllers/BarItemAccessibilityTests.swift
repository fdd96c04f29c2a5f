import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Overrides what an app may override on a device.
private final class SpokenItem: UIBarButtonItem {
    var count = 3

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { "Cart" }
        set {}
    }

    override var accessibilityValue: String? {
        get { "\(count) items" }
        set {}
    }

    override var accessibilityHint: String? {
        get { "Opens the cart" }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .updatesFrequently }
        set {}
    }

    override var accessibilityIdentifier: String? {
        get { "cart" }
        set {}
    }
}

private final class SpokenTab: UITabBarItem {
    override var accessibilityLabel: String? {
        get { "First tab" }
        set {}
    }
}

@Suite("How assistive technologies read bar items") @MainActor
struct BarItemAccessibilityTests {
    @Test("a bar reads what a subclass of its item overrides")
    func overrides() {
        let item = SpokenItem(title: "C", style: .plain, target: nil, action: nil)
        let view = item.makeView()
        expectEqual(view.accessibilityLabel, "Cart")
        expectEqual(view.accessibilityValue, "3 items")
        expectEqual(view.accessibilityHint, "Opens the cart")
        expectEqual(view.accessibilityTraits, [.button, .updatesFrequently])
        expectEqual(view.accessibilityIdentifier, "cart")
        expect(view.isAccessibilityElement)
        let object: NSObject = item
        expectEqual(object.accessibilityLabel, "Cart")
        expectEqual(object.accessibilityHint, "Opens the cart")
    }

    @Test("a navigation bar follows what is set later")
    func changes() throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let window = makeWindow(width: 320, height: 480)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.hostLayout()
        func button() -> UIButton? {
            var views: [UIView] = [window]
            while let view = views.popLast() {
                if let button = view as? UIButton, button.title(for: .normal) == "Edit" { return button }
                views += view.subviews
            }
            return nil
        }
        expectEqual(button()?.accessibilityLabel, "Edit")
        item.accessibilityLabel = "Edit the list"
        item.accessibilityHint = "Lets you delete rows"
        item.isAccessibilityElement = false
        window.hostLayout()
        let shown = try require(button())
        expectEqual(shown.accessibilityLabel, "Edit the list")
        expectEqual(shown.accessibilityHint, "Lets you delete rows")
        expect(!shown.isAccessibilityElement)
    }

    @Test("a tab is read with the label of its item")
    func tabs() {
        let controller = UIViewController()
        controller.tabBarItem = SpokenTab(title: "1", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        let window = makeWindow(width: 320, height: 480)
        window.rootViewController = tabs
        window.hostLayout()
        expect(tabs.tabBar.subviews.contains { $0.accessibilityLabel == "First tab" })
    }
}
