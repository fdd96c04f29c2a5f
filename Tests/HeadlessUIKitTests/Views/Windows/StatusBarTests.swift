import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("The status bar", .serialized)
struct StatusBarTests {
    private final class Screen: UIViewController {
        var isBarHidden = false
        var deciding: UIViewController?
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var childForStatusBarHidden: UIViewController? { deciding }
        override var childForStatusBarStyle: UIViewController? { deciding }
    }

    private func show(_ screen: UIViewController, top: CGFloat) -> UIWindow {
        let window = makeWindow()
        window.hostSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return window
    }

    @Test(
        "its frame follows from the safe area of the key window",
        arguments: [(0, 0), (20, 20), (24, 24), (47, 47), (59, 54)]
    )
    func frames(top: CGFloat, height: CGFloat) throws {
        let window = show(Screen(), top: top)
        let frame = CGRect(x: 0, y: 0, width: height == 0 ? 0 : window.bounds.width, height: height)
        let manager = try require(window.windowScene?.statusBarManager)
        expectEqual(manager.statusBarFrame, frame)
        expectEqual(UIApplication.shared.statusBarFrame, frame)
        expectEqual(manager.isStatusBarHidden, height == 0)
        expectEqual(UIApplication.shared.isStatusBarHidden, height == 0)
        expectEqual(window.screen.applicationFrame.minY, height)
        expectEqual(window.screen.applicationFrame.maxY, window.bounds.maxY)
    }

    @Test("the view controller in front decides on it, or the child that it names")
    func deciders() throws {
        let screen = Screen()
        let window = show(screen, top: 47)
        let manager = try require(window.windowScene?.statusBarManager)
        expectEqual(manager.statusBarStyle, .lightContent)
        screen.isBarHidden = true
        expect(manager.isStatusBarHidden)
        expectEqual(manager.statusBarFrame, .zero)

        let child = UIViewController()
        screen.addChild(child)
        screen.deciding = child
        expect(!manager.isStatusBarHidden)
        expectEqual(manager.statusBarStyle, .default)
        expectEqual(UIApplication.shared.statusBarStyle, .default)
        // One that names itself decides itself.
        screen.deciding = screen
        expect(manager.isStatusBarHidden)
    }

    @Test("a sheet does not decide unless it says so, a full screen does")
    func presented() throws {
        let window = show(UIViewController(), top: 47)
        let manager = try require(window.windowScene?.statusBarManager)
        let sheet = Screen()
        sheet.isBarHidden = true
        sheet.modalPresentationStyle = .pageSheet
        window.rootViewController?.present(sheet, animated: false)
        expect(!manager.isStatusBarHidden)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        expect(manager.isStatusBarHidden)
        expectEqual(manager.statusBarStyle, .lightContent)
        window.rootViewController?.dismiss(animated: false)
        expect(!manager.isStatusBarHidden)

        let full = Screen()
        full.isBarHidden = true
        full.modalPresentationStyle = .fullScreen
        window.rootViewController?.present(full, animated: false)
        expect(manager.isStatusBarHidden)
    }

    @Test("the table of a controller that nobody shows yet is as large as the screen below the bar")
    func tables() {
        let window = show(UIViewController(), top: 47)
        let controller = UITableViewController()
        expectEqual(
            controller.view.frame,
            CGRect(x: 0, y: 47, width: window.bounds.width, height: window.bounds.height - 47)
        )
    }
}
