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

    private final class WindowDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    private final class PlainDelegate: NSObject, UIApplicationDelegate {}

    @Test("a window's root controller can be overridden")
    func overriding() {
        let window = LoggingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        expectEqual(window.roots, 1)
        #expect(window.rootViewController === controller)
        #expect(controller.view.window === window)
    }

    @Test("the window of a delegate is optional twice: the delegate may lack the property")
    func delegateWindow() {
        let delegate = WindowDelegate()
        let window = UIWindow(frame: .zero)
        window.rootViewController = UIViewController()
        let unknown: (any UIApplicationDelegate)? = delegate
        #expect(unknown?.window??.rootViewController == nil)
        delegate.window = window
        #expect(unknown?.window??.rootViewController === window.rootViewController)
        let plain: (any UIApplicationDelegate)? = PlainDelegate()
        let missing: UIWindow?? = plain?.window
        #expect(missing == nil)
    }

    @Test("a controller outside of an app extension has no extension context")
    func extensionContext() {
        #expect(UIViewController().extensionContext == nil)
    }
}
