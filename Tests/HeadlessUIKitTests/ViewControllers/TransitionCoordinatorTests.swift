import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Transition coordinators")
struct TransitionCoordinatorTests {
    private final class Screen: UIViewController {
        var events: [String] = []
        var name = ""

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let name = name
            guard let coordinator = transitionCoordinator else { return events.append("\(name) alone") }
            let from = coordinator.viewController(forKey: .from) as? Screen
            events.append("\(name) from \(from?.name ?? "-") \(coordinator.isAnimated)")
            coordinator.animate { [self] context in
                view.alpha = 0.5
                events.append("animated \(context.transitionDuration > 0)")
            } completion: { [self] context in
                events.append("done \(context.isCancelled)")
            }
        }
    }

    private let window = makeWindow()

    private func screen(_ name: String) -> Screen {
        let screen = Screen()
        screen.name = name
        return screen
    }

    @Test("a pushed screen animates along with the push, and hears when that is over")
    func push() {
        let first = screen("first")
        let second = screen("second")
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.hostLayout()
        expectEqual(first.events, ["first alone"])
        navigation.pushViewController(second, animated: true)
        expectEqual(second.events, ["second from first true", "animated true"])
        expect(navigation.transitionCoordinator != nil)
        expectEqual(second.view.layer.animationKeys()?.contains("opacity"), true)
        window.clock.advance(by: 0.5)
        expectEqual(second.events.last, "done false")
        expect(second.transitionCoordinator == nil)
        first.events = []
        navigation.popViewController(animated: false)
        window.hostLayout()
        expectEqual(first.events, ["first alone"])
    }

    @Test("a presented screen animates along with its coming")
    func present() {
        let first = screen("first")
        let second = screen("second")
        second.modalPresentationStyle = .fullScreen
        window.rootViewController = first
        window.hostLayout()
        first.present(second, animated: true)
        expectEqual(second.events, ["second from first true", "animated true"])
        window.clock.advance(by: 0.5)
        expectEqual(second.events.last, "done false")
        first.events = []
        second.dismiss(animated: true)
        expectEqual(first.events, ["first from second true", "animated true"])
        window.clock.advance(by: 0.5)
        expect(first.transitionCoordinator == nil)
    }
}
