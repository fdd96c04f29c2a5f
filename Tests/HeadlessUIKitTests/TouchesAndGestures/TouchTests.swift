import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct TouchTests {
    private let log = CallLog()

    private func makeScreen() -> (UIWindow, LoggingView) {
        let window = makeWindow()
        let view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.hostLayout()
        _ = log.take()
        return (window, view)
    }

    @Test("a view receives a touch from beginning to end, wherever it moves")
    func life() {
        let (window, _) = makeScreen()
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        window.hostTouchMoved(to: CGPoint(x: 150, y: 150))
        window.hostTouchUp()
        expectEqual(log.take(), ["view touchesBegan", "view touchesMoved", "view touchesEnded"])
    }

    @Test("a touch that the system interrupts is canceled")
    func cancelling() {
        let (window, _) = makeScreen()
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        window.hostTouchCancelled()
        window.hostTouchUp()
        expectEqual(log.take(), ["view touchesBegan", "view touchesCancelled"])
    }

    @Test("a view that does not handle touches forwards them to the superview")
    func responderChain() {
        let (window, view) = makeScreen()
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        expect(log.take().contains("view touchesBegan"))
    }

    @Test("touches know their place in every view, and taps in a row are counted")
    func locationAndTapCount() {
        final class Probe: UIView {
            var locations: [CGPoint] = []
            var windowLocations: [CGPoint] = []
            var tapCounts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                locations.append(touch.location(in: self))
                windowLocations.append(touch.location(in: nil))
                tapCounts.append(touch.tapCount)
            }
        }
        let window = makeWindow()
        let probe = Probe(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(probe)
        for pause in [0.1, 1, 0] {
            window.hostTouchDown(at: CGPoint(x: 25, y: 40))
            window.clock.advance(by: 0.1)
            window.hostTouchUp()
            window.clock.advance(by: pause)
        }
        expectEqual(probe.locations, Array(repeating: CGPoint(x: 5, y: 10), count: 3))
        expectEqual(probe.windowLocations, Array(repeating: CGPoint(x: 25, y: 40), count: 3))
        expectEqual(probe.tapCounts, [1, 2, 1])
    }

    @Test("the layout that a touch asks for is done when the touch is handled")
    func layoutAfterTouch() {
        final class Toggling: UIView {
            var layouts = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsLayout() }
            override func layoutSubviews() { layouts += 1 }
        }
        let window = makeWindow()
        let view = Toggling(frame: window.bounds)
        window.addSubview(view)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 1, y: 1))
        expectEqual(view.layouts, 2)
    }
}
