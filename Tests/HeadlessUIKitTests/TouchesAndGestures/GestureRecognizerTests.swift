import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct GestureRecognizerTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let view: LoggingView

    init() {
        view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        window.hostLayout()
        _ = log.take()
    }

    private func down() {
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
    }

    private func tap() {
        down()
        window.clock.advance(by: 0.05)
        window.hostTouchUp()
    }

    private func addTap(_ name: String = "tap", count: Int = 1) -> LoggingTap {
        let tap = LoggingTap()
        tap.name = name
        tap.log = log
        tap.numberOfTapsRequired = count
        view.addGestureRecognizer(tap)
        return tap
    }

    private func addPress() -> LoggingPress {
        let press = LoggingPress()
        press.log = log
        view.addGestureRecognizer(press)
        return press
    }

    private func recognized() -> [String] {
        log.take().filter { $0.hasSuffix("recognized") }
    }

    @Test("a tap is recognised when the finger lifts, and the view's touch is cancelled")
    func tapping() {
        let recognizer = addTap()
        tap()
        expectEqual(log.take(), ["view touchesBegan", "tap recognized", "view touchesCancelled", "tap reset"])
        expectEqual(recognizer.state, .possible)
    }

    @Test("without cancelsTouchesInView the view hears the end of the touch")
    func tapWithoutCancelling() {
        addTap().cancelsTouchesInView = false
        tap()
        expectEqual(log.take(), ["view touchesBegan", "tap recognized", "view touchesEnded", "tap reset"])
    }

    @Test("a finger that moves far or stays long does not tap")
    func noTap() {
        _ = addTap()
        down()
        window.hostTouchMoved(to: CGPoint(x: 100, y: 50))
        window.hostTouchUp()
        expectEqual(log.take(), ["view touchesBegan", "view touchesMoved", "view touchesEnded", "tap reset"])
        down()
        window.clock.advance(by: 1)
        window.hostTouchUp()
        expect(recognized().isEmpty)
    }

    @Test("a double tap needs two taps soon after each other")
    func doubleTap() {
        _ = addTap("double", count: 2)
        tap()
        window.clock.advance(by: 0.1)
        tap()
        expectEqual(recognized(), ["double recognized"])
        tap()
        window.clock.advance(by: 1)
        tap()
        expect(recognized().isEmpty)
    }

    @Test("a view whose second tap is too late receives both touches completely")
    func failedDoubleTap() {
        _ = addTap("double", count: 2)
        tap()
        expectEqual(log.take(), ["view touchesBegan"])
        window.hostTouchDown(at: CGPoint(x: 150, y: 50))
        expectEqual(log.take(), ["view touchesEnded", "view touchesBegan"])
        window.hostTouchUp()
        expectEqual(log.take(), ["view touchesEnded", "double reset"])
    }

    @Test("a single tap that requires the double tap to fail waits for it, and gives way to it")
    func requiringFailure() {
        let double = addTap("double", count: 2)
        addTap("single").require(toFail: double)
        tap()
        expect(recognized().isEmpty)
        window.clock.advance(by: 0.4)
        expectEqual(recognized(), ["single recognized"])
        tap()
        window.clock.advance(by: 0.1)
        tap()
        window.clock.advance(by: 1)
        expectEqual(recognized(), ["double recognized"])
    }

    @Test("a long press begins after half a second, changes as the finger moves and ends as it lifts")
    func longPress() {
        _ = addPress()
        down()
        window.clock.advance(by: 0.49)
        expectEqual(log.take(), ["view touchesBegan"])
        window.clock.advance(by: 0.02)
        expectEqual(log.take(), ["press began", "view touchesCancelled"])
        window.hostTouchMoved(to: CGPoint(x: 150, y: 50))
        window.hostTouchUp()
        expectEqual(log.take(), ["press changed", "press ended"])
    }

    @Test("a finger that moves more than ten points, or lifts early, makes no long press")
    func noLongPress() {
        _ = addPress()
        down()
        window.hostTouchMoved(to: CGPoint(x: 50, y: 61))
        window.clock.advance(by: 1)
        window.hostTouchUp()
        expect(!log.take().contains("press began"))
        tap()
        window.clock.advance(by: 1)
        expect(!log.take().contains("press began"))
    }

    @Test("a long press keeps the tap of the same touch from being recognised")
    func exclusion() {
        _ = addTap()
        _ = addPress()
        down()
        window.clock.advance(by: 0.6)
        window.hostTouchUp()
        let calls = log.take()
        expect(calls.contains("press began"))
        expect(!calls.contains("tap recognized"))
    }

    @Test("a pan begins after ten points and reports translation and velocity")
    func panning() {
        let pan = LoggingPan()
        pan.log = log
        view.addGestureRecognizer(pan)
        down()
        window.hostTouchMoved(to: CGPoint(x: 50, y: 59))
        expectEqual(log.take(), ["view touchesBegan", "view touchesMoved"])
        window.clock.advance(by: 0.1)
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        expectEqual(log.take(), ["pan began 20.0", "view touchesCancelled"])
        window.clock.advance(by: 0.1)
        window.hostTouchMoved(to: CGPoint(x: 50, y: 90))
        expect(abs(pan.velocity(in: nil).y - 200) < 0.001)
        window.hostTouchUp()
        expectEqual(log.take(), ["pan changed 40.0", "pan ended 40.0"])
    }

    @Test("a finger that rests before it lifts has no velocity")
    func restingPan() {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        down()
        window.clock.advance(by: 0.1)
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        window.clock.advance(by: 0.5)
        expectEqual(pan.velocity(in: nil).y, 200)
        window.hostTouchUp()
        expectEqual(pan.velocity(in: nil).y, 0)
    }

    @Test("two recognisers recognise one touch only if a delegate agrees")
    func simultaneous() {
        let first = addTap("first")
        _ = addTap("second")
        tap()
        expectEqual(recognized(), ["first recognized"])
        let arbiter = Arbiter()
        arbiter.isSimultaneous = true
        first.delegate = arbiter
        tap()
        expectEqual(recognized(), ["first recognized", "second recognized"])
    }

    @Test("a delegate keeps a recogniser from touches and from beginning")
    func delegateRefuses() {
        let recognizer = addTap()
        let arbiter = Arbiter()
        recognizer.delegate = arbiter
        arbiter.mayBegin = false
        tap()
        expectEqual(log.take(), ["view touchesBegan", "view touchesEnded", "tap reset"])
        arbiter.mayBegin = true
        arbiter.receivesTouches = false
        tap()
        expectEqual(log.take(), ["view touchesBegan", "view touchesEnded"])
        arbiter.receivesTouches = true
        tap()
        expectEqual(recognized(), ["tap recognized"])
    }

    @Test("recognisers of views above the touched one see the touch as well")
    func ancestors() {
        _ = addTap()
        view.addSubview(LoggingView("child", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        tap()
        expectEqual(recognized(), ["tap recognized"])
    }

    @Test("a recogniser that delays touches holds them back until it fails, or for good")
    func delaying() {
        addPress().delaysTouchesBegan = true
        tap()
        expectEqual(log.take(), ["press failed", "view touchesBegan", "view touchesEnded"])
        down()
        window.clock.advance(by: 1)
        window.hostTouchUp()
        expectEqual(log.take(), ["press began", "press ended"])
    }

    @Test("a recogniser that is switched off in its gesture cancels it and sees no further touch")
    func disabling() {
        let press = addPress()
        down()
        window.clock.advance(by: 1)
        press.isEnabled = false
        window.hostTouchUp()
        expectEqual(log.take(), ["view touchesBegan", "press began", "view touchesCancelled", "press cancelled"])
        tap()
        expectEqual(log.take(), ["view touchesBegan", "view touchesEnded"])
    }

    @Test("a long press after a tap needs the tap first")
    func pressAfterTap() {
        let press = addPress()
        press.numberOfTapsRequired = 1
        down()
        window.clock.advance(by: 1)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expect(log.take().filter { $0.hasPrefix("press") } == ["press failed"])
        tap()
        down()
        window.clock.advance(by: 0.6)
        window.hostTouchUp()
        expect(log.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    }

    @Test("a recognizer gets the touches whose event and type it receives")
    func received() {
        final class Choosy: UITapGestureRecognizer {
            var receives = false

            override func shouldReceive(_ event: UIEvent) -> Bool { receives && super.shouldReceive(event) }
        }
        let recognizer = Choosy()
        view.addGestureRecognizer(recognizer)
        down()
        expectEqual(recognizer.numberOfTouches, 0)
        window.hostTouchUp()
        recognizer.receives = true
        down()
        expectEqual(recognizer.numberOfTouches, 1)
        window.hostTouchUp()
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        down()
        expectEqual(recognizer.numberOfTouches, 0)
        window.hostTouchUp()
    }

    @Test("a recogniser belongs to one view at a time")
    func ownership() {
        let recognizer = addTap()
        let other = UIView()
        other.addGestureRecognizer(recognizer)
        expect(recognizer.view === other)
        expectEqual(view.gestureRecognizers, [])
        expectEqual(UIView().gestureRecognizers, nil)
        other.removeGestureRecognizer(recognizer)
        expectEqual(recognizer.view, nil)
    }
}
