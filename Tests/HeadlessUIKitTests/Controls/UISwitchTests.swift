import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UISwitchTests {
    private let window = makeWindow()
    private let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    private let log = CallLog()

    init() {
        toggle.addAction(
            UIAction { [log] action in log.add("valueChanged \((action.sender as? UISwitch)?.isOn == true)") },
            for: .valueChanged
        )
        window.addSubview(toggle)
        window.hostLayout()
    }

    private var thumb: UIView? { toggle.subviews.first { $0 is ThumbView } }

    private func tap(_ x: CGFloat = 20) {
        window.hostTouchDown(at: CGPoint(x: x, y: 30))
        window.hostTouchUp()
    }

    @Test("a switch is 51 by 31 points, whatever frame it is given")
    func size() {
        expectEqual(toggle.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
        toggle.frame = CGRect(x: 1, y: 2, width: 100, height: 100)
        expectEqual(toggle.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
        // It extends beyond its alignment rectangle by 2 points.
        expectEqual(toggle.intrinsicContentSize, CGSize(width: 49, height: 31))
        expectEqual(toggle.alignmentRect(forFrame: toggle.frame), CGRect(x: 1, y: 2, width: 49, height: 31))
        expectEqual(toggle.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    }

    @Test("a tap turns it on and sends an event; turning it on in code does not")
    func tapping() {
        tap()
        expect(toggle.isOn)
        expectEqual(log.take(), ["valueChanged true"])
        toggle.isOn = false
        toggle.setOn(true, animated: true)
        expect(log.take().isEmpty)
    }

    @Test("the thumb slides in a quarter of a second while the switch already takes the next tap")
    func animation() throws {
        let thumb = try require(thumb)
        expectEqual(thumb.frame.minX, 2)
        tap()
        expectEqual(thumb.frame, CGRect(x: 22, y: 2, width: 27, height: 27))
        expect(thumb.layer.presentedValues.frame.minX < 10)
        window.clock.advance(by: 0.125)
        let middle = thumb.layer.presentedValues.frame.minX
        expect(middle > 5 && middle < 20)
        tap()
        expect(!toggle.isOn)
        window.clock.advance(by: 0.3)
        expectEqual(thumb.layer.presentedValues.frame.minX, 2)
    }

    @Test("a switch that is set without animation changes at once")
    func plainSetting() throws {
        toggle.isOn = true
        expect(try require(thumb).layer.presentedValues.frame.minX == 22)
    }

    @Test("a finger drags the thumb, and the event comes when it is lifted")
    func dragging() throws {
        window.hostTouchDown(at: CGPoint(x: 20, y: 30))
        window.hostTouchMoved(to: CGPoint(x: 55, y: 30))
        expect(!toggle.isOn)
        expect(try require(thumb).frame.maxX == 49)
        window.hostTouchMoved(to: CGPoint(x: 15, y: 30))
        window.hostTouchUp()
        expect(log.take().isEmpty && !toggle.isOn)
        window.hostTouchDown(at: CGPoint(x: 20, y: 30))
        window.hostTouchMoved(to: CGPoint(x: 55, y: 30))
        window.hostTouchUp()
        expectEqual(log.take(), ["valueChanged true"])
    }

    @Test("a cancelled touch leaves the switch as it was")
    func cancelling() throws {
        window.hostTouchDown(at: CGPoint(x: 20, y: 30))
        window.hostTouchMoved(to: CGPoint(x: 55, y: 30))
        window.hostTouchCancelled()
        expect(!toggle.isOn && log.take().isEmpty)
        expect(try require(thumb).frame.minX == 2)
    }

    @Test("a disabled switch is half transparent and stays as it is")
    func disabled() throws {
        toggle.isEnabled = false
        tap()
        expect(!toggle.isOn)
        expect(toggle.accessibilityTraits.contains(.notEnabled))
        expect(try require(thumb).alpha == 0.5)
        toggle.isEnabled = true
        expect(try require(thumb).alpha == 1)
    }

    @Test("in right-to-left interfaces on is on the left")
    func mirroring() throws {
        toggle.semanticContentAttribute = .forceRightToLeft
        toggle.isOn = true
        window.hostLayout()
        expect(try require(thumb).frame.minX == 2)
    }

    @Test("a switch is read as a button with the value 0 or 1")
    func accessibility() {
        expect(toggle.isAccessibilityElement)
        expectEqual(toggle.accessibilityTraits, .button)
        expectEqual(toggle.accessibilityValue, "0")
        toggle.isOn = true
        expectEqual(toggle.accessibilityValue, "1")
    }
}
