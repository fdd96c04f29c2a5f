import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Back actions of navigation items")
struct BackActionTests {
    private let window = makeWindow(width: 320, height: 480)
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.hostLayout()
    }

    private func tapBack() {
        let bar = navigation.navigationBar
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 20, y: bar.frame.midY))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    @Test("a back action takes the place of going back, and leaves the button as it is")
    func replaced() {
        let top = UIViewController()
        root.title = "Root"
        navigation.pushViewController(top, animated: false)
        window.hostLayout()
        let label = navigation.navigationBar.backButton?.accessibilityLabel
        var count = 0
        top.navigationItem.backAction = UIAction(title: "Other") { _ in count += 1 }
        tapBack()
        expect(count == 1 && navigation.viewControllers.count == 2)
        expect(label == "Root" && navigation.navigationBar.backButton?.accessibilityLabel == label)
        top.navigationItem.backAction = nil
        tapBack()
        expect(count == 1 && navigation.viewControllers.count == 1)
    }

    @Test("without a screen to go back to, the action makes a back button with its title")
    func made() {
        expect(navigation.navigationBar.backButton == nil)
        var count = 0
        root.navigationItem.backAction = UIAction(title: "Close") { _ in count += 1 }
        tapBack()
        expect(navigation.navigationBar.backButton?.accessibilityLabel == "Close" && count == 1)
        root.navigationItem.hidesBackButton = true
        window.hostLayout()
        expect(navigation.navigationBar.backButton == nil)
    }
}
