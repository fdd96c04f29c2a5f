import Expectations
import Foundation
import ScreenHosting
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Bars that hide and show")
struct BarHidingTests {
    private let content = UIScrollView()
    private let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
    private let field = UITextField(frame: CGRect(x: 0, y: 350, width: 100, height: 44))
    private let navigation: UINavigationController
    private let host: ScreenHost

    init() {
        let root = UIViewController()
        root.view.addSubview(content)
        content.frame = CGRect(x: 0, y: 0, width: 320, height: 250)
        content.contentSize = CGSize(width: 320, height: 2_000)
        root.view.addSubview(button)
        root.view.addSubview(field)
        root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let configuration = ScreenConfiguration(size: CGSize(width: 320, height: 568))
        host = ScreenHost(navigation, configuration: configuration)
        host.layout()
    }

    private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

    @Test("a drag up hides the bars, also of content that scrolls, one down shows them; none does unless it is to")
    func swipes() {
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        expectEqual(areHidden, [false, false])
        navigation.hidesBarsOnSwipe = true
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 185))
        expectEqual(areHidden, [false, false])
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        expectEqual(areHidden, [true, true])
        expect(content.contentOffset.y > 0)
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        expectEqual(areHidden, [false, false])
        expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
        navigation.hidesBarsOnSwipe = false
        expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    }

    @Test("a tap hides the bars and shows them again, unless it is in a control")
    func taps() {
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        navigation.hidesBarsOnTap = true
        host.tap(at: CGPoint(x: 200, y: 400))
        expectEqual(areHidden, [true, true])
        host.tap(at: CGPoint(x: 50, y: 320))
        expectEqual(presses, 1)
        expectEqual(areHidden, [true, true])
        navigation.topViewController?.toolbarItems = nil
        host.tap(at: CGPoint(x: 200, y: 400))
        expectEqual(areHidden, [false, true])
        expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    }

    @Test("the keyboard and a low screen hide the bars")
    func keyboardAndHeight() {
        navigation.viewIfLoaded?.window?.hostKeyboardHeight = 200
        field.becomeFirstResponder()
        expectEqual(areHidden, [false, false])
        field.resignFirstResponder()
        host.settle(within: 1)
        navigation.hidesBarsWhenKeyboardAppears = true
        expect(navigation.hidesBarsWhenKeyboardAppears)
        field.becomeFirstResponder()
        expectEqual(areHidden, [true, true])
        navigation.hidesBarsWhenKeyboardAppears = false
        field.resignFirstResponder()
        navigation.isNavigationBarHidden = false
        navigation.hidesBarsWhenVerticallyCompact = true
        expectEqual(areHidden, [false, false])
        navigation.traitOverrides.verticalSizeClass = .compact
        host.layout()
        expectEqual(areHidden, [true, true])
        navigation.traitOverrides.verticalSizeClass = .regular
        host.layout()
        expectEqual(areHidden, [false, false])
    }

    @Test("a view controller says which scroll view is behind the bars")
    func contentScrollViews() {
        let root = navigation.topViewController!
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        other.contentSize = CGSize(width: 320, height: 2_000)
        root.view.addSubview(other)
        expectEqual(root.contentScrollView(for: .top), nil)
        other.contentOffset.y = 500
        host.layout()
        expect(navigation.bar.isAtScrollEdge)
        root.setContentScrollView(other, for: .top)
        host.layout()
        expect(!navigation.bar.isAtScrollEdge)
        expect(root.contentScrollView(for: .top) === other)
        expectEqual(root.contentScrollView(for: .bottom), nil)
        root.setContentScrollView(content)
        expect(root.contentScrollView(for: .bottom) === content)
        host.layout()
        expect(navigation.bar.isAtScrollEdge)
    }
}
