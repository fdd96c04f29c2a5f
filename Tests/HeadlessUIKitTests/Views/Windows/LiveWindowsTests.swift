import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct LiveWindowsTests {
    private func makeBareWindow() -> UIWindow {
        UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    }

    @Test("a window that no host runs is laid out and animated by the main run loop")
    func time() {
        let window = makeBareWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        var isOver = false
        UIView.animate(withDuration: 0.5) {
            controller.view.alpha = 0
        } completion: { _ in
            isOver = true
        }
        expectEqual(controller.appearance, .appearing)
        LiveWindows.shared.tick(0.1)
        expectEqual(controller.appearance, .appeared)
        expect(!isOver)
        LiveWindows.shared.tick(0.5)
        expect(isOver)
    }

    @Test("a host's window has no time of its own")
    func hosted() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        var isOver = false
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: { _ in
            isOver = true
        }
        LiveWindows.shared.tick(1)
        expect(!isOver)
        window.clock.advance(by: 1)
        expect(isOver)
    }

    @Test("the app knows the windows that are shown and the key window")
    func windows() {
        let window = makeBareWindow()
        expect(!UIApplication.shared.windows.contains(window))
        window.makeKeyAndVisible()
        expect(UIApplication.shared.windows.contains(window))
        expect(UIApplication.shared.keyWindow === window)
        expect(UIScreen.main === window.screen)
        expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 120, height: 90))
        window.isHidden = true
        expect(!UIApplication.shared.windows.contains(window))
        expect(UIApplication.shared.keyWindow !== window)
    }

    @Test("a screen has the traits of its host")
    func screen() {
        let window = makeWindow()
        window.hostTraits = UITraitCollection(displayScale: 3)
        expectEqual(window.screen.scale, 3)
        expectEqual(window.screen.nativeBounds.width, window.bounds.width * 3)
    }

    @Test("URLs cannot be opened")
    func opening() throws {
        var result: Bool?
        let url = try require(URL(string: "https://example.com"))
        UIApplication.shared.open(url) { result = $0 }
        expectEqual(result, false)
    }
}
