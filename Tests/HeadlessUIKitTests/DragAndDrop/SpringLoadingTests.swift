import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor private final class OneItem: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString("tea")))]
    }
}

@Suite("A drag that rests over something activates it") @MainActor
struct SpringLoadingTests {
    private let window = makeWindow(width: 200, height: 200)
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    private let button = UIButton(type: .system)
    private let delegate = OneItem()

    init() {
        let drag = UIDragInteraction(delegate: delegate)
        drag.isEnabled = true
        source.addInteraction(drag)
        button.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        window.addSubview(source)
        window.addSubview(button)
    }

    private func rest(seconds: TimeInterval) {
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.clock.advance(by: 0.6)
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 150))
        window.clock.advance(by: seconds)
        window.hostTouchUp()
        window.clock.advance(by: 1)
    }

    private func taps(isSpringLoaded: Bool, seconds: TimeInterval) -> Int {
        var count = 0
        button.isSpringLoaded = isSpringLoaded
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        rest(seconds: seconds)
        return count
    }

    @Test("a button is tapped once, after a second")
    func resting() {
        expectEqual(taps(isSpringLoaded: true, seconds: 3), 1)
    }

    @Test("a button is not tapped if the drag moves on, or if it is not spring loaded")
    func others() {
        expectEqual(button.isSpringLoaded, false)
        expectEqual(taps(isSpringLoaded: true, seconds: 0.8), 0)
        expectEqual(taps(isSpringLoaded: false, seconds: 3), 0)
    }

    @Test("a view's own interaction passes through the states, and its behavior may refuse")
    func ownInteraction() {
        final class Effect: NSObject, UISpringLoadedInteractionEffect {
            var states: [UISpringLoadedInteractionEffectState] = []

            func interaction(
                _ interaction: UISpringLoadedInteraction,
                didChangeWith context: any UISpringLoadedInteractionContext
            ) {
                states.append(context.state)
            }
        }
        final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
            var allows = true

            func shouldAllow(
                _ interaction: UISpringLoadedInteraction,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool { allows }
        }
        let effect = Effect()
        let behavior = Behavior()
        var activations = 0
        let view = UIView(frame: button.frame)
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) { _, context in
                activations += 1
                expect(context.targetView === view)
            }
        )
        window.addSubview(view)
        rest(seconds: 2)
        expectEqual(effect.states, [.possible, .activating, .activated, .inactive])
        expectEqual(activations, 1)
        behavior.allows = false
        rest(seconds: 2)
        expectEqual(activations, 1)
    }
}
