import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Appearance proxies") @MainActor
struct AppearanceProxyTests {
    private let window = UIWindow(hostSize: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))

    init() {
        window.isHidden = false
    }

    private func shown<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    @Test("what a proxy has applies to instances that enter a window, also of subclasses, and to no others")
    func applies() {
        defer { AppearanceProxies.shared.removeAll() }
        let early = shown(UISwitch())
        UISwitch.appearance().onTintColor = .red
        let control = UISwitch()
        expectEqual(control.onTintColor, nil)
        expectEqual(shown(control).onTintColor, .red)
        expectEqual(early.onTintColor, nil)
        final class OwnSwitch: UISwitch {}
        expectEqual(shown(OwnSwitch()).onTintColor, .red)
        expectEqual(shown(UISlider()).minimumTrackTintColor, nil)
        expectEqual(UISwitch.appearance().onTintColor, .red)
        expect(UISwitch.appearance() === UISwitch.appearance())
    }

    @Test("instances keep their own values, whether set before or after")
    func ownValues() {
        defer { AppearanceProxies.shared.removeAll() }
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .boldSystemFont(ofSize: 30)
        let label = UILabel()
        label.textColor = .blue
        expectEqual(shown(label).textColor, .blue)
        expectEqual(label.font, .boldSystemFont(ofSize: 30))
        label.font = .systemFont(ofSize: 12)
        label.removeFromSuperview()
        expectEqual(shown(label).font, .systemFont(ofSize: 12))
    }

    @Test("a view that enters a window again has the new values of the proxy, and its own default without one")
    func again() {
        defer { AppearanceProxies.shared.removeAll() }
        let proxy = UIProgressView.appearance()
        proxy.trackTintColor = .red
        let view = shown(UIProgressView())
        proxy.trackTintColor = .green
        expectEqual(view.trackTintColor, .red)
        view.removeFromSuperview()
        expectEqual(shown(view).trackTintColor, .green)
        proxy.trackTintColor = nil
        view.removeFromSuperview()
        expectEqual(shown(view).trackTintColor, nil)
    }

    @Test("more containers, then traits, then the more special class take precedence")
    func precedence() {
        defer { AppearanceProxies.shared.removeAll() }
        final class OwnLabel: UILabel {}
        final class Inner: UIView {}
        final class Outer: UIView {}
        UILabel.appearance().textColor = .red
        OwnLabel.appearance().textColor = .orange
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .green
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .purple
        func color(_ label: UILabel, in containers: UIView...) -> UIColor? {
            for (outer, inner) in zip(containers, containers.dropFirst()) { outer.addSubview(inner) }
            (containers.last ?? window).addSubview(label)
            if let first = containers.first { window.addSubview(first) }
            return label.textColor
        }
        expectEqual(color(UILabel()), .red)
        expectEqual(color(OwnLabel()), .orange)
        expectEqual(color(UILabel(), in: Inner()), .green)
        expectEqual(color(OwnLabel(), in: Inner()), .green)
        expectEqual(color(UILabel(), in: Outer(), UIView(), Inner(), UIView()), .blue)
        expectEqual(color(UILabel(), in: Inner(), Outer()), .green)
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        expectEqual(color(UILabel(), in: dark), .purple)
    }

    @Test("view controllers are containers, and tint colors are inherited from views that a proxy tints")
    func containers() {
        defer { AppearanceProxies.shared.removeAll() }
        UIView.appearance(whenContainedInInstancesOf: [UINavigationController.self]).tintColor = .red
        let controller = UIViewController()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.hostLayout()
        expectEqual(controller.view.tintColor, .red)
        expectEqual(shown(UIView()).tintColor, .systemBlue)
    }

    @Test("bars have colors, text attributes, images and appearance objects of proxies")
    func bars() {
        defer { AppearanceProxies.shared.removeAll() }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .purple
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .yellow
        UINavigationBar.appearance().prefersLargeTitles = true
        UITabBar.appearance().unselectedItemTintColor = .brown
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
        let content = UIViewController()
        content.title = "Title"
        content.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: content)
        navigation.tabBarItem = content.tabBarItem
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.hostLayout()
        let bar = navigation.navigationBar
        expectEqual(bar.standardAppearance.backgroundColor, .purple)
        expectEqual(bar.scrollEdgeAppearance?.backgroundColor, .purple)
        expectEqual(bar.tintColor, .yellow)
        expect(bar.prefersLargeTitles)
        expectEqual(tabs.tabBar.unselectedItemTintColor, .brown)
        expectEqual(content.tabBarItem.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .cyan)
        expectEqual(item.titleTextAttributes(for: .normal)?[.kern] as? Int, 3)
        let pushed = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
        content.navigationItem.leftBarButtonItem = pushed
        window.hostLayout()
        expectEqual(pushed.titleTextAttributes(for: .normal)?[.kern] as? Int, 3)
    }

    @Test("buttons, segments, cells and lists have proxies, too, and collection views at least those of views")
    func otherClasses() {
        defer { AppearanceProxies.shared.removeAll() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        UITableView.appearance().separatorColor = .red
        UITableViewCell.appearance().backgroundColor = .green
        UICollectionView.appearance().backgroundColor = .blue
        expectEqual(shown(UIButton()).titleColor(for: .normal), .red)
        let segments = shown(UISegmentedControl(items: ["a"]))
        expectEqual(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
        expectEqual(shown(UITableView()).separatorColor, .red)
        expectEqual(shown(UITableViewCell()).backgroundColor, .green)
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        expectEqual(shown(list).backgroundColor, .blue)
    }

    @Test("every property of the table can be set on a proxy and taken back")
    func table() {
        defer { AppearanceProxies.shared.removeAll() }
        expect(AppearanceProperty.all.count > 90)
        // A proxy that nobody changed changes nothing.
        for view in [UILabel(), UISwitch(), UINavigationBar(), UITabBar(), UITableView(), UIButton()] as [UIView] {
            let type = type(of: view)
            _ = type.appearance()
            let description = "\(String(describing: view.backgroundColor)) \(String(describing: view.tintColor))"
            _ = shown(view)
            expectEqual(
                "\(String(describing: view.backgroundColor)) \(String(describing: view.tintColor))",
                description
            )
            expectEqual(view.rareStorage?.appliedAppearance?.values.keys.sorted(), nil)
        }
    }
}
