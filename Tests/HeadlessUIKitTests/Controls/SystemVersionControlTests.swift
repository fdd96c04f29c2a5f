import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Controls and bars of iOS 26")
struct SystemVersionControlTests {
    /// Creates a view as a screen of a version does, and lays it out at a size.
    private func laidOut<View: UIView>(_ version: Int, size: CGSize? = nil, _ make: () -> View) -> View {
        let traits = UITraitCollection(traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: version)])
        return traits.withCurrent {
            let view = make()
            view.frame.size = size ?? view.intrinsicContentSize
            view.layoutIfNeeded()
            return view
        }
    }

    private func radius(_ view: UIView) -> CGFloat { view.layer.cornerRadius }

    @Test("segments and steppers are capsules")
    func capsules() throws {
        for (version, expected) in [(17, CGFloat(8)), (26, 16)] {
            let segments = laidOut(version) { UISegmentedControl(items: ["One", "Two"]) }
            let stepper = laidOut(version) { UIStepper() }
            expectEqual(radius(segments.background), expected)
            expectEqual(radius(try require(stepper.subviews.first)), expected)
        }
    }

    @Test("buttons are capsules unless an app sets another shape")
    func buttons() throws {
        func background(_ version: Int, _ change: (inout UIButton.Configuration) -> Void = { _ in }) -> CGFloat {
            let button = laidOut(version, size: CGSize(width: 100, height: 40)) {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Title"
                change(&configuration)
                return UIButton(configuration: configuration)
            }
            return button.subviews.first.map(radius) ?? 0
        }
        expectEqual(background(26), 20)
        expectEqual(background(26) { $0.cornerStyle = .medium }, background(17))
        expectEqual(background(26) { $0.background.cornerRadius = 3 }, 3)
    }

    @Test("sliders have a wide thumb")
    func slider() {
        expectEqual(laidOut(17) { UISlider() }.thumbSize, CGSize(width: 27, height: 27))
        expectEqual(laidOut(26) { UISlider() }.thumbSize, CGSize(width: 38, height: 24))
    }

    @Test("search fields are capsules as high as buttons")
    func searchField() {
        let bar = laidOut(26, size: CGSize(width: 300, height: 64)) { UISearchBar() }
        bar.field.layoutIfNeeded()
        expectEqual(bar.field.bounds.height, 44)
        expectEqual(radius(bar.field), 22)
    }

    /// Shows a screen with a title, two buttons and a screen below it, in tabs.
    private func bars(_ version: Int, bottom: CGFloat = 34) -> (UIWindow, UINavigationController, UITabBarController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.hostTraits = UITraitCollection(
            traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: version)]
        )
        window.hostSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: bottom, right: 0)
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        second.title = "Second"
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let other = UIViewController()
        other.title = "Other"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        window.rootViewController = tabs
        window.isHidden = false
        window.hostLayout()
        return (window, navigation, tabs)
    }

    @Test("the buttons of a navigation bar are on glass at both ends, and the back button shows no title")
    func navigationBar() throws {
        let (window, navigation, _) = bars(26)
        let bar = navigation.navigationBar
        let glass = bar.subviews.compactMap { $0 as? GlassView }.map(\.frame).sorted { $0.minX < $1.minX }

        expectEqual(bar.bounds.height, 54)
        expectEqual(glass.count, 2)
        let (first, last) = (try require(glass.first), try require(glass.last))
        expect(abs(first.minX - 16) < 0.01 && abs(first.minY - 5) < 0.01)
        expectEqual(first.size, CGSize(width: 44, height: 44))
        expect(abs(last.maxX - (393 - 16)) < 0.01 && last.height == 44)
        expect(bar.backButton?.configuration?.title == nil)
        expectEqual(bar.subviews.first { $0 is BarBackgroundView }?.backgroundColor, .clear)
        for view in bar.trailingViews {
            expect(last.contains(view.frame))
        }
        withExtendedLifetime(window) {}
    }

    @Test("on iOS 17 there is no glass")
    func noGlass() {
        let (window, navigation, tabs) = bars(17)
        expectEqual(navigation.navigationBar.bounds.height, 44)
        expect(!(navigation.navigationBar.subviews + tabs.tabBar.subviews).contains { $0 is GlassView })
        withExtendedLifetime(window) {}
    }

    @Test("tabs float on glass above the edge of the screen", arguments: [34, 0])
    func tabBar(bottom: CGFloat) throws {
        let (window, navigation, tabs) = bars(26, bottom: bottom)
        let glass = try require(tabs.tabBar.subviews.first { $0 is GlassView })
        let frame = glass.convert(glass.bounds, to: window)

        expectEqual(frame.height, 62)
        expectEqual(frame.midX, 196.5)
        expectEqual(frame.maxY, (bottom > 0 ? 831 : 844) as CGFloat)
        // Content ends above the glass.
        expectEqual(navigation.view.safeAreaInsets.bottom, 852 - frame.minY)
        // The whole glass takes touches.
        let button = window.hitTest(CGPoint(x: frame.maxX - 30, y: frame.maxY - 8), with: nil)
        expect(button is TabBarButton)
    }

    @Test("the buttons of a toolbar share glass between spaces")
    func toolbar() {
        let bar = laidOut(26, size: CGSize(width: 393, height: 44)) { UIToolbar() }
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        bar.layoutIfNeeded()
        let glass = bar.subviews.compactMap { $0 as? GlassView }.map(\.frame).sorted { $0.minX < $1.minX }
        expectEqual(glass.count, 2)
        expect(glass[0].width > glass[1].width)
    }

    @Test("glass buttons are capsules on glass in any version, tinted if prominent or selected")
    func glassButtons() throws {
        let kinds: [(UIButton.Configuration, UIGlassEffect.Style, Bool)] = [
            (.glass(), .regular, false), (.prominentGlass(), .regular, true), (.clearGlass(), .clear, false),
            (.prominentClearGlass(), .clear, true),
        ]
        for (kind, style, isTinted) in kinds {
            var configuration = kind
            configuration.title = "Title"
            let button = laidOut(26, size: CGSize(width: 100, height: 40)) { UIButton(configuration: configuration) }
            let view = try require(button.backgroundEffectView)
            let glass = try require(view.effect as? UIGlassEffect)
            expect(glass.style == style && (glass.tintColor != nil) == isTinted)
            expectEqual(view.effectiveRadius(corner: .allCorners), 20)
            expectEqual(button.titleLabel?.textColor, isTinted ? .white : .label)
            button.isSelected = true
            button.layoutIfNeeded()
            expectEqual((view.effect as? UIGlassEffect)?.tintColor, button.tintColor)
            expect(view.superview === button.backgroundShape)
            button.isEnabled = false
            button.layoutIfNeeded()
            expect((view.effect as? UIGlassEffect)?.tintColor == nil)
            button.configuration = .plain()
            button.layoutIfNeeded()
            expect(button.backgroundEffectView == nil)
        }
        expect(UIButton.Configuration.glass() == .glass() && UIButton.Configuration.glass() != .clearGlass())
    }

    @Test("the edge of content below a bar is soft, hard or not there")
    func scrollEdges() throws {
        let (window, navigation, tabs) = bars(26)
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 3_000)
        navigation.topViewController?.view.addSubview(scrollView)
        navigation.view.setNeedsLayout()
        window.hostLayout()
        scrollView.contentOffset.y = 200
        window.hostLayout()
        func background(_ bar: UIView) throws -> BarBackgroundView {
            try require(bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first)
        }
        let top = try background(navigation.navigationBar)
        func fades() -> Bool { top.subviews.contains { $0 is ScrollEdgeView } }
        expect(fades() && top.backdrop == nil)
        scrollView.topEdgeEffect.style = .hard
        expect(!fades() && top.backdrop != nil)
        scrollView.topEdgeEffect.isHidden = true
        expect(!fades() && top.backdrop == nil)
        scrollView.topEdgeEffect.isHidden = false
        scrollView.topEdgeEffect.style = .soft
        expect(fades())
        let bottom = try background(tabs.tabBar)
        expect(bottom.backdrop == nil)
        scrollView.bottomEdgeEffect.style = .hard
        expect(bottom.backdrop != nil)
        expect(scrollView.topEdgeEffect === scrollView.topEdgeEffect)
    }

    @Test("a container of an app's own views shows the edge effect behind them")
    func elementContainer() throws {
        let window = makeWindow(width: 100, height: 200)
        let scrollView = UIScrollView(frame: window.bounds)
        let buttons = UIView(frame: CGRect(x: 0, y: 160, width: 100, height: 40))
        let button = UIButton(frame: CGRect(x: 10, y: 0, width: 50, height: 40))
        buttons.addSubview(button)
        window.addSubview(scrollView)
        window.addSubview(buttons)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        interaction.edge = .bottom
        buttons.addInteraction(interaction)
        window.hostLayout()
        let background = try require(buttons.subviews.first as? BarBackgroundView)
        expect(background.frame == buttons.bounds && buttons.subviews.last === button)
        expect(background.subviews.contains { $0 is ScrollEdgeView })
        scrollView.bottomEdgeEffect.style = .hard
        expect(background.backdrop != nil)
        scrollView.bottomEdgeEffect.isHidden = true
        expect(background.backdrop == nil)
        buttons.removeInteraction(interaction)
        expectEqual(buttons.subviews, [button])
    }
}
