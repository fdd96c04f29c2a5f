import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UISliderTests {
    private let window = makeWindow()
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
    private let log = CallLog()

    init() {
        slider.addAction(
            UIAction { [log] action in log.add("\((action.sender as? UISlider)?.value ?? -1)") },
            for: .valueChanged
        )
        window.addSubview(slider)
        window.hostLayout()
    }

    @Test("the thumb follows the finger that grabbed it, with an event for each change")
    func dragging() {
        window.hostTouchDown(at: CGPoint(x: 15, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 65, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 500, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 600, y: 15))
        window.hostTouchUp()
        expectEqual(log.take(), ["0.5", "1.0"])
    }

    @Test("a touch beside the thumb changes nothing")
    func touchElsewhere() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 60, y: 15))
        window.hostTouchUp()
        expect(slider.value == 0 && log.take().isEmpty)
    }

    @Test("a slider that is not continuous sends one event, when the thumb is released")
    func notContinuous() {
        slider.isContinuous = false
        window.hostTouchDown(at: CGPoint(x: 13.5, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 40, y: 15))
        window.hostTouchMoved(to: CGPoint(x: 63.5, y: 15))
        expect(log.take().isEmpty)
        window.hostTouchUp()
        expectEqual(log.take(), ["0.5"])
    }

    @Test("values stay between the ends, and the thumb lies in proportion, mirrored in right-to-left")
    func range() {
        slider.maximumValue = 10
        slider.value = 20
        expectEqual(slider.value, 10)
        slider.value = 2.5
        let track = slider.trackRect(forBounds: slider.bounds)
        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 2.5).minX, 25)
        slider.semanticContentAttribute = .forceRightToLeft
        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 2.5).minX, 75)
    }

    @Test("a slider is adjusted by tenths and read in percent")
    func accessibility() {
        expectEqual(slider.accessibilityTraits, .adjustable)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        expectEqual(slider.accessibilityValue, "10%")
        expectEqual(log.take().count, 3)
    }
}

@MainActor @Suite struct UISegmentedControlTests {
    private let window = makeWindow()
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])
    private let log = CallLog()

    init() {
        control.addAction(
            UIAction { [log] action in
                log.add("\((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2)")
            },
            for: .valueChanged
        )
        control.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
        window.addSubview(control)
        window.hostLayout()
    }

    private func tap(_ x: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: x, y: 15))
        window.hostTouchUp()
    }

    @Test("a tap selects a segment once; a program that selects sends nothing")
    func selection() {
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        tap(75)
        tap(80)
        tap(140)
        expectEqual(log.take(), ["1", "2"])
        control.selectedSegmentIndex = 0
        expect(log.take().isEmpty)
        control.selectedSegmentIndex = 7
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test("a disabled segment is not selected by a finger")
    func disabledSegment() {
        control.setEnabled(false, forSegmentAt: 1)
        tap(75)
        expect(log.take().isEmpty)
    }

    @Test("the selection follows segments that are inserted and removed before it")
    func editing() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
        expectEqual(control.titleForSegment(at: 0), "Zero")
        control.removeSegment(at: 0, animated: false)
        expectEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test("an action of a segment is called when it is selected")
    func actions() {
        control.insertSegment(action: UIAction(title: "Go") { [log] _ in log.add("go") }, at: 3, animated: false)
        window.hostLayout()
        tap(145)
        expectEqual(log.take(), ["go", "3"])
    }

    @Test("segments are accessible as buttons in reading order, the selected one with that trait")
    func accessibility() {
        control.selectedSegmentIndex = 0
        control.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        let nodes = window.accessibilityTree
        expectEqual(nodes.map(\.label), ["One", "Two", "Three"])
        expectEqual(nodes.first?.traits, [.button, .selected])
        expectEqual(nodes.first?.frame.minX ?? 0, 100)
        tap(10)
        expectEqual(log.take(), ["2"])
    }
}
