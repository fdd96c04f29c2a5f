import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ControlLifetimeTests {
    @MainActor private final class Weak {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    /// Shows controls during an interaction and releases the window.
    private func showAndDrop(_ use: (UIWindow) -> [AnyObject]) -> [AnyObject?] {
        var kept: [Weak] = []
        do {
            let window = makeWindow()
            kept = use(window).map(Weak.init) + [Weak(window)]
        }
        return kept.map(\.object)
    }

    @Test("controls are deallocated with their window during an interaction")
    func controls() {
        let left = showAndDrop { window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let stepper = UIStepper(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
            let toggle = UISwitch(frame: CGRect(x: 0, y: 80, width: 0, height: 0))
            let indicator = UIActivityIndicatorView(style: .large)
            let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
            let segments = UISegmentedControl(items: ["A", "B"])
            let views: [UIView] = [field, stepper, toggle, indicator, button, segments]
            for view in views { window.addSubview(view) }
            window.hostLayout()
            field.becomeFirstResponder()
            window.hostType("text")
            indicator.startAnimating()
            toggle.setOn(true, animated: true)
            segments.selectedSegmentIndex = 1
            window.hostTouchDown(at: CGPoint(x: 80, y: 50))
            window.clock.advance(by: 0.7)
            window.hostTouchUp()
            return views
        }
        expect(left.allSatisfy { $0 == nil })
    }

    @Test("presented view controllers are deallocated with their window, even during a transition")
    func presentations() {
        let left = showAndDrop { window in
            let screens = (0..<3).map { _ in UIViewController() }
            window.rootViewController = screens[0]
            window.hostLayout()
            screens[0].present(screens[1], animated: true)
            window.clock.advance(by: 1)
            screens[1].modalPresentationStyle = .fullScreen
            screens[1].present(screens[2], animated: true)
            window.clock.advance(by: 0.1)
            return screens
        }
        expect(left.allSatisfy { $0 == nil })
    }
}
