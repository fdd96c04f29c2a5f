import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Gestures of two fingers and from the edge")
struct TwoFingerTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init() {
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        window.hostLayout()
    }

    private func finger(_ x: CGFloat, _ y: CGFloat) -> UITouch {
        UITouch(window: window, location: CGPoint(x: x, y: y), timestamp: 0)
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, at time: TimeInterval = 0) {
        for touch in touches { touch.phase = phase }
        window.sendEvent(UIEvent(touches: Set(touches), timestamp: time))
    }

    private func move(_ touch: UITouch, _ x: CGFloat, _ y: CGFloat) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = CGPoint(x: x, y: y)
    }

    @Test("a pinch begins once fingers moved far enough, and says how far apart they are")
    func pinch() {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(pinch)
        let fingers = [finger(50, 100), finger(150, 100)]
        send(fingers, .began)
        move(fingers[1], 154, 100)
        send(fingers, .moved, at: 0.1)
        expectEqual(pinch.state, .possible)
        move(fingers[1], 250, 100)
        send(fingers, .moved, at: 0.2)
        expectEqual(pinch.state, .began)
        expectEqual(pinch.scale, 2)
        expect(pinch.velocity > 0)
        expectEqual(pinch.location(in: nil), CGPoint(x: 150, y: 100))
        pinch.scale = 1
        move(fingers[1], 150, 100)
        send(fingers, .moved, at: 0.3)
        expectEqual(pinch.state, .changed)
        expectEqual(pinch.scale, 0.5)
        send([fingers[0]], .ended, at: 0.4)
        expect(pinch.state == .ended || pinch.state == .possible)
        send([fingers[1]], .ended, at: 0.5)
    }

    @Test("fingers that meet in one place go on to pinch when they part")
    func meetingFingers() {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(pinch)
        let fingers = [finger(50, 100), finger(150, 100)]
        send(fingers, .began)
        move(fingers[1], 100, 100)
        send(fingers, .moved, at: 0.1)
        expectEqual(pinch.scale, 0.5)
        move(fingers[1], 50, 100)
        send(fingers, .moved, at: 0.2)
        expectEqual(pinch.scale, 0.5)
        move(fingers[1], 150, 100)
        send(fingers, .moved, at: 0.3)
        expect(pinch.scale == 1 && pinch.state == .changed)
    }

    @Test("adding and removing a third finger neither ends a pinch nor makes it jump")
    func thirdFinger() {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(pinch)
        let fingers = [finger(50, 100), finger(150, 100)]
        send(fingers, .began)
        move(fingers[1], 250, 100)
        send(fingers, .moved, at: 0.1)
        let third = finger(50, 300)
        send([third], .began, at: 0.2)
        send([fingers[0]], .ended, at: 0.3)
        expect(pinch.state == .began || pinch.state == .changed)
        move(third, 51, 300)
        send([third], .moved, at: 0.4)
        expect(pinch.state == .changed && abs(pinch.scale - 2) < 0.1)
    }

    @Test("a rotation says how far fingers turned")
    func rotation() {
        let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(rotation)
        let fingers = [finger(100, 100), finger(150, 100)]
        send(fingers, .began)
        move(fingers[1], 100, 150)
        send(fingers, .moved, at: 0.1)
        expectEqual(rotation.state, .began)
        expect(abs(rotation.rotation - .pi / 2) < 1e-9)
        send(fingers, .ended, at: 0.2)
    }

    @Test("a drag from the edge begins only there")
    func edge() {
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        pan.edges = .left
        view.addGestureRecognizer(pan)
        window.hostTouchDown(at: CGPoint(x: 100, y: 100))
        window.hostTouchMoved(to: CGPoint(x: 150, y: 100))
        expect(pan.state != .began)
        window.hostTouchUp()
        window.hostTouchDown(at: CGPoint(x: 5, y: 100))
        window.hostTouchMoved(to: CGPoint(x: 60, y: 100))
        expectEqual(pan.state, .began)
        window.hostTouchUp()
    }

    @Test("a view that wants touches alone gets no second one beside others")
    func exclusive() {
        let log = CallLog()
        let left = LoggingView("left", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = LoggingView("right", log, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        right.isExclusiveTouch = true
        view.addSubview(left)
        view.addSubview(right)
        _ = log.take()
        let fingers = [finger(50, 50), finger(150, 50)]
        send([fingers[0]], .began)
        send([fingers[1]], .began)
        expect(log.take().filter { $0.hasSuffix("touchesBegan") } == ["left touchesBegan"])
        send(fingers, .ended)
    }

    @Test("touches are ignored while the app disables them")
    func ignoring() {
        let log = CallLog()
        view.addSubview(LoggingView("view", log, frame: view.bounds))
        _ = log.take()
        UIApplication.shared.beginIgnoringInteractionEvents()
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.hostTouchUp()
        UIApplication.shared.endIgnoringInteractionEvents()
        expect(!log.take().contains("view touchesBegan"))
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        expect(log.take().contains("view touchesBegan"))
        window.hostTouchUp()
    }
}
