import Foundation

/// The window that stands for the app in which XCTest runs tests on iOS. Tests and the code under test use the key window of that app.
/// The window is created when the windows of the app are first accessed.
@MainActor enum TestHostWindow {
    /// The size of a phone, in points.
    private static let size = CGSize(width: 390, height: 844)
    /// The safe area of that phone, in points.
    private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// The delegate of that app, which knows its window.
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    private static var window: UIWindow?
    private static var delegate: Delegate?
    private static let runsTests = runsTests(ProcessInfo.processInfo.arguments)

    /// Whether a process runs tests of XCTest, as `swift test` starts it. Swift Testing never runs inside an app.
    nonisolated static func runsTests(_ arguments: [String]) -> Bool {
        arguments.first?.hasSuffix(".xctest") == true && !arguments.contains("swift-testing")
    }

    /// Shows the window if tests run and no window is the key window yet.
    static func showIfNeeded() {
        guard runsTests, window == nil, LiveWindows.shared.key == nil else { return }
        show()
    }

    /// Shows a window with an empty screen, and makes it the key window.
    @discardableResult static func show() -> UIWindow {
        let new = UIWindow(frame: CGRect(origin: .zero, size: size))
        window = new
        new.screenSafeAreaInsets = safeArea
        new.updateSafeAreaInsets()
        new.rootViewController = UIViewController()
        new.makeKeyAndVisible()
        if UIApplication.shared.lifecycle.delegate == nil {
            let delegate = Delegate()
            delegate.window = new
            self.delegate = delegate
            UIApplication.shared.delegate = delegate
        }
        return new
    }

    /// Forgets the window. For tests.
    static func remove() {
        window?.isHidden = true
        window = nil
        if UIApplication.shared.lifecycle.delegate === delegate { UIApplication.shared.delegate = nil }
        delegate = nil
    }
}
