import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Targets of gesture recognizers") @MainActor
struct GestureTargetTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let view: LoggingView
    private let target: Target

    init() {
        target = Target(log)
        view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        window.hostLayout()
        _ = log.take()
    }

    private func tap() {
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.hostTouchUp()
    }

    @Test("a tap calls the actions once, before the view's touch is canceled")
    func tapping() {
        let recognizer = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped))
        recognizer.addTarget(target, action: Selector("plain", Target.plain))
        recognizer.addTarget(target, action: Selector("plain", Target.plain))
        view.addGestureRecognizer(recognizer)
        tap()
        expectEqual(log.take(), ["view touchesBegan", "tapped ended", "plain", "view touchesCancelled"])
        tap()
        expect(log.take().filter { $0.hasPrefix("tapped") } == ["tapped ended"])
    }

    @Test("a continuous gesture calls the action for its beginning, every change and its end")
    func panning() {
        let recognizer = UIPanGestureRecognizer(target: target, action: Selector("panned", Target.panned))
        view.addGestureRecognizer(recognizer)
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 80))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 90))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 100))
        window.hostTouchUp()
        expect(log.take().filter { $0.hasPrefix("panned") } == ["panned 1", "panned 2", "panned 2", "panned 3"])
    }

    @Test("a gesture that is canceled calls the action, one that fails doesn't")
    func cancelling() {
        let press = UILongPressGestureRecognizer(target: target, action: Selector("changed", Target.changed))
        view.addGestureRecognizer(press)
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.clock.advance(by: 1)
        press.isEnabled = false
        expect(log.take().filter { $0.hasPrefix("changed") } == ["changed began", "changed cancelled"])
        window.hostTouchUp()
        press.isEnabled = true
        tap()
        expect(log.take().filter { $0.hasPrefix("changed") } == [])
    }

    @Test("a removed target is no longer called; nil removes all")
    func removing() {
        let recognizer = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped))
        recognizer.addTarget(target, action: Selector("plain", Target.plain))
        view.addGestureRecognizer(recognizer)
        recognizer.removeTarget(target, action: "tapped")
        tap()
        expect(log.take().contains("plain"))
        recognizer.removeTarget(nil, action: nil)
        tap()
        expectEqual(log.take(), ["view touchesBegan", "view touchesCancelled"])
    }

    @Test("a recognizer doesn't keep its target alive")
    func lifetime() {
        weak var weakTarget: Target?
        let recognizer = UITapGestureRecognizer()
        do {
            let target = Target(log)
            recognizer.addTarget(target, action: Selector("tapped", Target.tapped))
            weakTarget = target
        }
        view.addGestureRecognizer(recognizer)
        expect(weakTarget == nil)
        tap()
        expectEqual(log.take(), ["view touchesBegan", "view touchesCancelled"])
    }

    @Test("a tap ends the editing of its view")
    func endEditing() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        view.addSubview(field)
        field.becomeFirstResponder()
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing))
        )
        tap()
        expect(!field.isFirstResponder)
    }
}

@MainActor private final class Target {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func tapped(_ recognizer: UITapGestureRecognizer) { log.add("tapped \(recognizer.state)") }
    func plain() { log.add("plain") }
    func panned(_ sender: Any?) { log.add("panned \((sender as? UIPanGestureRecognizer)?.state.rawValue ?? -1)") }
    func changed(_ recognizer: UIGestureRecognizer) { log.add("changed \(recognizer.state)") }
}
