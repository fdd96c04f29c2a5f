import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("What apps override and ask of windows and controllers") @MainActor
struct RootViewControllerTests {
    private final class LoggingWindow: UIWindow {
        var roots = 0

        override var rootViewController: UIViewController? {
            didSet { roots += 1 }
        }
    }

    @Test("a window's root controller can be overridden")
    func overriding() {
        let window = LoggingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        expectEqual(window.roots, 1)
        expect(window.rootViewController === controller)
        window.isHidden = false
        expect(controller.view.window === window)
    }

    @Test("a controller outside of an app extension has no extension context")
    func extensionContext() {
        expect(UIViewController().extensionContext == nil)
    }
}
