import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIControlTests {
    private let log = CallLog()

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
        (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ]

    private func makeControl() -> (UIWindow, UIControl) {
        let window = makeWindow()
        let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        for (event, name) in Self.names {
            control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
        }
        window.addSubview(control)
        return (window, control)
    }

    @Test("a tap is a touch down and a touch up inside, highlighted in between")
    func tap() {
        let (window, control) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        expectEqual(control.state, .highlighted)
        window.hostTouchUp()
        expectEqual(log.take(), ["touchDown", "touchUpInside"])
        expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    }

    @Test("a quick second tap is a repeated touch down")
    func repeatedTap() {
        let (window, _) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        expectEqual(log.take(), ["touchDown", "touchDownRepeat"])
    }

    @Test("a finger counts as inside up to 70 points around the control")
    func dragging() {
        let (window, control) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchMoved(to: CGPoint(x: 120, y: 20))
        expect(control.isHighlighted)
        window.hostTouchMoved(to: CGPoint(x: 140, y: 20))
        expect(!control.isHighlighted)
        window.hostTouchMoved(to: CGPoint(x: 150, y: 20))
        window.hostTouchMoved(to: CGPoint(x: 30, y: 20))
        expect(control.isHighlighted)
        window.hostTouchMoved(to: CGPoint(x: 150, y: 20))
        window.hostTouchUp()
        expectEqual(
            log.take(),
            [
                "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragOutside",
                "touchDragInside", "touchDragEnter", "touchDragOutside", "touchDragExit", "touchUpOutside",
            ]
        )
    }

    @Test("a touch that the system interrupts is canceled")
    func cancelling() {
        let (window, control) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchCancelled()
        expectEqual(log.take(), ["touchDown", "touchCancel"])
        expect(!control.isHighlighted)
    }

    @Test("a disabled control takes touches and does nothing with them")
    func disabled() {
        let (window, control) = makeControl()
        let behind = LoggingView("behind", log, frame: window.bounds)
        window.insertSubview(behind, at: 0)
        window.hostLayout()
        control.isEnabled = false
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expect(log.take().isEmpty)
        expectEqual(control.state, .disabled)
    }

    @Test("a control that is disabled under the finger cancels the touch")
    func disabledWhileTracking() {
        let (window, control) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        control.isEnabled = false
        window.hostTouchUp()
        expectEqual(log.take(), ["touchDown", "touchCancel"])
    }

    @Test("a removed control cancels its touch and receives the next one")
    func removal() {
        let (window, control) = makeControl()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        control.removeFromSuperview()
        expectEqual(log.take(), ["touchDown", "touchCancel"])
        expect(!control.isTracking && !control.isHighlighted)
        window.hostTouchUp()
        window.addSubview(control)
        window.clock.advance(by: 1)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        expectEqual(log.take(), ["touchDown"])
    }

    @Test("a control that its own event removes still sends the end of its touch")
    func removalByEvent() {
        let window = makeWindow()
        let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        toggle.addAction(
            UIAction { [log] _ in
                toggle.removeFromSuperview()
                log.add("valueChanged")
            },
            for: .valueChanged
        )
        toggle.addAction(UIAction { [log] _ in log.add("touchCancel") }, for: .touchCancel)
        toggle.addAction(UIAction { [log] _ in log.add("touchUpInside") }, for: .touchUpInside)
        window.addSubview(toggle)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expectEqual(log.take(), ["valueChanged", "touchUpInside"])
        expect(toggle.isOn && !toggle.isTracking)
    }

    @Test("a control does not hand touches to the views around it")
    func keepsTouches() {
        let window = makeWindow()
        let outer = LoggingView("outer", log, frame: window.bounds)
        window.addSubview(outer)
        outer.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        window.hostLayout()
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expect(log.take().isEmpty)
    }

    @Test("a tap recogniser of a surrounding view does not see taps on an enabled control")
    func recognisersAround() {
        final class Tap: UITapGestureRecognizer {
            var count = 0
            override var state: State {
                get { super.state }
                set {
                    super.state = newValue
                    if super.state == .ended { count += 1 }
                }
            }
        }
        let (window, control) = makeControl()
        let tap = Tap(target: nil, action: nil)
        window.addGestureRecognizer(tap)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expectEqual(tap.count, 0)
        expectEqual(log.take(), ["touchDown", "touchUpInside"])
        control.isEnabled = false
        window.clock.advance(by: 2)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expectEqual(tap.count, 1)
    }

    @Test("subclasses decide whether a touch is followed")
    func tracking() {
        final class Slide: UIControl {
            var calls: [String] = []
            var follows = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin")
                return follows
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("continue")
                return touch.location(in: self).x < 40
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                calls.append("end")
            }
            override func cancelTracking(with event: UIEvent?) {
                calls.append("cancel")
            }
        }
        let window = makeWindow()
        let slide = Slide(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(slide)
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        window.hostTouchMoved(to: CGPoint(x: 20, y: 10))
        window.hostTouchUp()
        expectEqual(slide.calls, ["begin", "continue", "end"])
        slide.calls = []
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        window.hostTouchMoved(to: CGPoint(x: 45, y: 10))
        expect(!slide.isTracking && !slide.isHighlighted)
        window.hostTouchUp()
        expectEqual(slide.calls, ["begin", "continue"])
        slide.calls = []
        slide.follows = false
        window.hostTouchDown(at: CGPoint(x: 10, y: 10))
        expect(!slide.isHighlighted)
        window.hostTouchCancelled()
        expectEqual(slide.calls, ["begin"])
    }
}

@MainActor @Suite struct ControlActionTests {
    private let log = CallLog()

    private func action(_ name: String, identifier: UIAction.Identifier? = nil) -> UIAction {
        UIAction(identifier: identifier) { [log] _ in log.add(name) }
    }

    @Test("actions are called in the order they were added, with the control as sender")
    func order() {
        let control = UIControl()
        var sender: UIControl?
        control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)
        control.addAction(action("first"), for: .valueChanged)
        control.addAction(action("second"), for: [.valueChanged, .touchDown])
        control.addAction(action("other"), for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        expectEqual(log.take(), ["first", "second"])
        expect(sender === control)
    }

    @Test("an action takes the place of one with its identifier")
    func replacing() {
        let control = UIControl()
        let identifier = UIAction.Identifier("same")
        control.addAction(action("old", identifier: identifier), for: [.touchDown, .touchUpInside])
        control.addAction(action("new", identifier: identifier), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        expectEqual(log.take(), ["new", "old"])
    }

    @Test("removed actions are not called")
    func removing() {
        let control = UIControl()
        let kept = action("kept")
        control.addAction(kept, for: [.touchDown, .touchUpInside])
        control.addAction(action("named", identifier: UIAction.Identifier("named")), for: .touchDown)
        control.removeAction(kept, for: .touchDown)
        control.removeAction(identifiedBy: UIAction.Identifier("named"), for: .touchDown)
        control.sendActions(for: .touchDown)
        expect(log.take().isEmpty)
        control.sendActions(for: .touchUpInside)
        expectEqual(log.take(), ["kept"])
        expectEqual(control.allControlEvents, .touchUpInside)
    }

    @Test("handlers can be enumerated until told to stop")
    func enumerating() {
        let control = UIControl()
        let first = action("first")
        control.addAction(first, for: .touchDown)
        control.addAction(action("second"), for: .valueChanged)
        var found: [UIControl.Event] = []
        control.enumerateEventHandlers { action, targetAction, events, stop in
            expect(targetAction == nil)
            found.append(events)
            if action === first { stop = true }
        }
        expectEqual(found, [.touchDown])
    }

    @Test("a primary action belongs to the primary event")
    func primaryAction() {
        let control = UIControl(frame: .zero, primaryAction: action("primary"))
        expectEqual(control.allControlEvents, .primaryActionTriggered)
    }

    @Test("leading and trailing follow the direction of layout")
    func alignment() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        expectEqual(control.effectiveContentHorizontalAlignment, .left)
        control.semanticContentAttribute = .forceRightToLeft
        expectEqual(control.effectiveContentHorizontalAlignment, .right)
        control.contentHorizontalAlignment = .trailing
        expectEqual(control.effectiveContentHorizontalAlignment, .left)
    }
}
