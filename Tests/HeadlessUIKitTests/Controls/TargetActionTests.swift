import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Target and action of controls") @MainActor
struct TargetActionTests {
    private let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let target = Target()
    private let tapped = Selector("tapped", Target.tapped)
    private let sent = Selector("sent", Target.sent)
    private let happened = Selector("happened", Target.happened)

    @Test("a touch sends the sender and the event to methods with that many parameters")
    func touch() {
        let window = makeWindow()
        window.addSubview(control)
        for action in [tapped, sent, happened] { control.addTarget(target, action: action, for: .touchUpInside) }
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
        expectEqual(target.calls, ["tapped", "sent UIControl", "happened UIControl with event"])
    }

    @Test("events that an app sends come without a touch event")
    func programmaticEvents() {
        control.addTarget(target, action: happened, for: [.valueChanged, .editingChanged])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        expectEqual(target.calls, ["happened UIControl without event"])
    }

    @Test("targets and actions are called in the order in which they were added")
    func order() {
        control.addTarget(target, action: tapped, for: .valueChanged)
        control.addAction(UIAction { [target] _ in target.calls.append("action") }, for: .valueChanged)
        control.addTarget(target, action: sent, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(target.calls, ["tapped", "action", "sent UIControl"])
    }

    @Test("a target that is added again for an action gets more events, not more calls")
    func addingAgain() {
        control.addTarget(target, action: tapped, for: .valueChanged)
        control.addTarget(target, action: tapped, for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        expectEqual(target.calls, ["tapped", "tapped"])
    }

    @Test("a target is removed for some events, for all its actions or with all others")
    func removing() {
        let other = Target()
        control.addTarget(target, action: tapped, for: [.valueChanged, .touchDown])
        control.addTarget(target, action: sent, for: .valueChanged)
        control.addTarget(other, action: tapped, for: .valueChanged)
        control.removeTarget(target, action: "tapped", for: .touchDown)
        expectEqual(control.allControlEvents, .valueChanged)
        expectEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), ["tapped", "sent"])
        control.removeTarget(target, action: nil, for: .allEvents)
        expectEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), nil)
        expectEqual(control.allTargets, [other])
        control.addAction(UIAction { [target] _ in target.calls.append("action") }, for: .valueChanged)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        expect(target.calls == ["action"] && other.calls.isEmpty)
    }

    @Test("targets are in the set of targets, the first responder as NSNull")
    func allTargets() {
        control.addTarget(target, action: tapped, for: .valueChanged)
        control.addTarget(nil, action: tapped, for: .valueChanged)
        expect(control.allTargets.count == 2 && control.allTargets.contains(target))
        expect(control.allTargets.contains { $0.base is NSNull })
        expectEqual(control.actions(forTarget: nil, forControlEvent: .valueChanged), ["tapped"])
    }

    @Test("every target and action is enumerated with its events")
    func enumerating() {
        control.addTarget(target, action: tapped, for: [.valueChanged, .touchDown])
        control.addAction(UIAction(title: "action") { _ in }, for: .touchUpInside)
        var found: [String] = []
        control.enumerateEventHandlers { action, pair, events, _ in
            let isTarget = pair?.0 as AnyObject === target
            found.append(
                action?.title ?? "\(isTarget) \(pair?.1.description ?? "") \(events == [.valueChanged, .touchDown])"
            )
        }
        expectEqual(found, ["true tapped true", "action"])
    }

    @Test("a control doesn't keep its target alive, and calls nothing after it was deallocated")
    func lifetime() {
        weak var weakTarget: Target?
        do {
            let target = Target()
            control.addTarget(target, action: Selector("tapped", Target.tapped), for: .valueChanged)
            weakTarget = target
        }
        expectEqual(weakTarget, nil)
        control.sendActions(for: .valueChanged)
        expect(control.allTargets.isEmpty)
    }

    @Test("a subclass sees every action that is sent")
    func overriding() {
        let control = SpyingControl()
        control.addTarget(target, action: tapped, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(control.sent, ["tapped"])
        expect(target.calls.isEmpty)
    }

    @Test("switches, steppers, sliders and segmented controls send the changed value to their target")
    func values() {
        let switchControl = UISwitch()
        switchControl.addTarget(target, action: Selector("switched", Target.switched), for: .valueChanged)
        switchControl.sendActions(for: .valueChanged)
        expectEqual(target.calls, ["switched false"])
    }

    @Test("a system button with an image is of the class it was created with, and sends its action when tapped")
    func systemButton() {
        let button = SpyingButton.systemButton(with: UIImage(), target: target, action: tapped)
        expect(button.buttonType == .system && button.image(for: .normal) != nil)
        button.sendActions(for: .touchUpInside)
        expectEqual(button.sent, ["tapped"])
    }

    @Test("an action without a target goes up the responder chain, from the first responder, else from the sender")
    func responderChain() {
        let window = makeWindow()
        let screen = Screen()
        screen.addSubview(control)
        window.addSubview(screen)
        window.makeKeyAndVisible()
        control.addTarget(nil, action: Selector("tapped", Screen.tapped), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(screen.count, 1)
        let first = Screen()
        window.addSubview(first)
        first.becomeFirstResponder()
        control.sendActions(for: .valueChanged)
        expect(first.count == 1 && screen.count == 1)
        first.refuses = true
        control.sendActions(for: .valueChanged)
        expect(first.count == 1 && screen.count == 2)
    }

    @Test("the app tells whether an action was performed")
    func application() {
        let app = UIApplication.shared
        expect(app.sendAction(tapped, to: target, from: nil, for: nil))
        expect(!app.sendAction(tapped, to: nil, from: control, for: nil))
        expect(app.sendAction(Selector("tapped", target.tapped), to: nil, from: nil, for: nil))
        expectEqual(target.calls, ["tapped", "tapped"])
    }

    @Test("a responder performs the actions of its methods, and finds the next one that performs others")
    func targets() {
        let screen = Screen()
        screen.addSubview(control)
        let action = Selector("tapped", Screen.tapped)
        expect(screen.canPerformAction(action, withSender: nil))
        expect(!control.canPerformAction(action, withSender: nil))
        expect(control.target(forAction: action, withSender: nil) as? UIView === screen)
        expect(control.target(forAction: "tapped", withSender: nil) as? UIView === screen)
        expect(control.target(forAction: "pressed", withSender: nil) == nil)
    }
}

@MainActor private final class Target: NSObject {
    var calls: [String] = []

    func tapped() { calls.append("tapped") }
    func sent(_ sender: UIControl) { calls.append("sent \(type(of: sender))") }
    func happened(_ sender: Any, with event: UIEvent?) {
        calls.append("happened \(type(of: sender)) \(event == nil ? "without" : "with") event")
    }
    func switched(_ sender: UISwitch) { calls.append("switched \(sender.isOn)") }
}

private final class SpyingControl: UIControl {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.description)
    }
}

private final class SpyingButton: UIButton {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.description)
    }
}

private final class Screen: UIView {
    var count = 0
    var refuses = false

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
    }

    func tapped() { count += 1 }
}
