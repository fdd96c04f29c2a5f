import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class MarginView: UIView {
    var changes = 0

    override func layoutMarginsDidChange() {
        changes += 1
    }
}

@MainActor @Suite struct LayoutMarginsTests {
    private func margins(_ all: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: all, left: all, bottom: all, right: all)
    }

    @Test("a view that preserves the superview's margins has them where it reaches into them")
    func preserving() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = margins(30)
        let inner = MarginView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
        outer.addSubview(inner)
        expectEqual(inner.layoutMargins, margins(8))
        inner.preservesSuperviewLayoutMargins = true
        expectEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 20))
        inner.changes = 0
        inner.frame.origin.x = 20
        expect(inner.layoutMargins.left == 10 && inner.layoutMargins.right == 30)
        expectEqual(inner.changes, 1)
        outer.layoutMargins = margins(40)
        expect(inner.changes == 2 && inner.layoutMargins.left == 20)
        inner.preservesSuperviewLayoutMargins = false
        outer.layoutMargins = margins(50)
        expectEqual(inner.changes, 3)
    }

    @Test("the view of a screen has the system's margins at its sides")
    func systemMargins() {
        let window = makeWindow()
        let screen = UIViewController()
        window.rootViewController = screen
        window.hostLayout()
        expectEqual(screen.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 6, trailing: 40)
        expectEqual(screen.view.layoutMargins, UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 40))
        screen.viewRespectsSystemMinimumLayoutMargins = false
        expectEqual(screen.view.layoutMargins, UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 40))
        window.frame.size.width = 430
        expectEqual(screen.systemMinimumLayoutMargins.leading, 20)
    }

    @Test("controllers hear of margins, also when the safe area changes them")
    func controllers() {
        final class Screen: UIViewController {
            var changes = 0
            override func viewLayoutMarginsDidChange() { changes += 1 }
        }
        let window = makeWindow()
        let screen = Screen()
        window.rootViewController = screen
        window.hostLayout()
        screen.changes = 0
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        expectEqual(screen.changes, 1)
        expectEqual(screen.view.layoutMargins.top, 10)
    }
}
