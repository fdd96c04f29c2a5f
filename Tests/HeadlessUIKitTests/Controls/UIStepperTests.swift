import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIStepperTests {
    private let window = makeWindow()
    private let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    private let log = CallLog()

    init() {
        stepper.addAction(
            UIAction { [log] action in log.add("\((action.sender as? UIStepper)?.value ?? -1)") },
            for: .valueChanged
        )
        window.addSubview(stepper)
        window.hostLayout()
    }

    private func press(_ x: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: x, y: 30))
    }

    private func tapPlus() {
        press(90)
        window.hostTouchUp()
    }

    private func tapMinus() {
        press(20)
        window.hostTouchUp()
    }

    @Test("a stepper is 94 by 32 points, whatever frame it is given")
    func size() {
        expectEqual(stepper.frame, CGRect(x: 10, y: 20, width: 94, height: 32))
        expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    }

    @Test("each tap is a step and an event, and the ends stop it")
    func steps() {
        stepper.maximumValue = 2
        tapMinus()
        tapPlus()
        tapPlus()
        tapPlus()
        expectEqual(log.take(), ["1.0", "2.0"])
        tapMinus()
        expectEqual(log.take(), ["1.0"])
    }

    @Test("values beyond the ends are brought back without an event")
    func clamping() {
        stepper.value = 1000
        expectEqual(stepper.value, 100)
        stepper.maximumValue = 50
        expectEqual(stepper.value, 50)
        stepper.minimumValue = 60
        expect(stepper.value == 60 && stepper.maximumValue == 60)
        expect(log.take().isEmpty)
    }

    @Test("a stepper that wraps goes from one end to the other")
    func wrapping() {
        stepper.wraps = true
        tapMinus()
        tapPlus()
        expectEqual(log.take(), ["100.0", "0.0"])
    }

    @Test("a held button repeats on the clock until the finger leaves it")
    func autorepeat() {
        press(90)
        window.clock.advance(by: 0.45)
        expectEqual(stepper.value, 1)
        window.clock.advance(by: 0.3)
        expectEqual(stepper.value, 4)
        window.hostTouchMoved(to: CGPoint(x: 20, y: 30))
        window.clock.advance(by: 1)
        expectEqual(stepper.value, 4)
        window.hostTouchUp()
        expect(window.clock.isIdle)
        stepper.autorepeat = false
        press(90)
        window.clock.advance(by: 2)
        expectEqual(stepper.value, 5)
    }

    @Test("a stepper that is not continuous sends one event, when the finger is lifted")
    func notContinuous() {
        stepper.isContinuous = false
        press(90)
        window.clock.advance(by: 0.65)
        expect(log.take().isEmpty)
        window.hostTouchUp()
        expectEqual(log.take(), ["3.0"])
    }

    @Test("in right-to-left interfaces plus is on the left")
    func mirroring() {
        stepper.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        tapMinus()
        expectEqual(stepper.value, 1)
    }

    @Test("the two buttons are read by themselves; at an end one is disabled")
    func accessibility() {
        let nodes = window.accessibilityTree
        expectEqual(nodes.map(\.label), ["Decrement", "Increment"])
        expectEqual(nodes.map(\.traits), [[.button, .notEnabled], .button])
        expect(stepper.increment.accessibilityActivate())
        stepper.accessibilityIncrement()
        stepper.accessibilityDecrement()
        expectEqual(log.take(), ["1.0", "2.0", "1.0"])
    }
}
