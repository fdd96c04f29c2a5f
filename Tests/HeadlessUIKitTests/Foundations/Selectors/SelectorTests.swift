import Expectations
import Foundation
import Synchronization
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Selectors", .serialized) @MainActor
struct SelectorTests {
    @Test("selectors are equal if their names are")
    func equality() {
        let screen = Screen()
        expectEqual(Selector("tapped"), Selector("tapped", Screen.tapped))
        expectEqual(Selector("tapped", screen.tapped), Selector("tapped", Screen.tapped))
        expect("tapped" as Selector != "pressed")
        expectEqual(Set<Selector>(["tapped", Selector("tapped", Screen.tapped), "pressed"]).count, 2)
        expectEqual(Selector("tapped").description, "tapped")
    }

    @Test(
        "names with labels are spelled as in Objective-C",
        arguments: [
            ("tapped", "tapped"), ("tapped()", "tapped"), ("tapped(_:)", "tapped:"), ("tapped:", "tapped:"),
            ("tapped(sender:)", "tappedWithSender:"), ("add(to:)", "addTo:"), ("show(_:for:)", "show:for:"),
            ("jumpTo(card:)", "jumpToCard:"), ("select(_:_:)", "select::"), ("insert(forKey:at:)", "insertForKey:at:"),
            ("copy(_:)", "copy:"), ("(", "("), ("", ""),
        ]
    )
    func objectiveCNames(name: String, expected: String) {
        expectEqual(Selector(name).description, expected)
        expectEqual(NSStringFromSelector(Selector(name)), expected)
    }

    @Test("a selector of a name alone calls the method of a living selector of that name, on targets that have it")
    func namesAlone() {
        let screen = Screen()
        let other = NSObject()
        var held: Selector? = Selector("sent(_:)", Screen.sent)
        for name in ["sent:", "sent(_:)", "sent"] { Selector(name).send(to: screen, "sender") }
        expectEqual(screen.calls, ["sent sender", "sent sender", "sent sender"])
        expect(screen.responds(to: Selector("sent:")))
        expect(!other.responds(to: Selector("sent:")))
        expect(!screen.responds(to: Selector("unknown:")))
        expectEqual(held?.description, "sent:")
        held = nil
        expect(!screen.responds(to: Selector("sent:")))
    }

    @Test("a selector of an object's method does not lend it to others")
    func boundNames() {
        let screen = Screen()
        let held = Selector("stopped", screen.stopped)
        expect(!Screen().responds(to: Selector("stopped")))
        expect(held.isImplemented(by: screen))
    }

    @Test("many selectors of one name come and go, and the last one still lends its method")
    func manyNames() {
        let screen = Screen()
        for _ in 0..<1_000 { _ = Selector("tapped", Screen.tapped) }
        let held = (0..<100).map { _ in Selector("tapped", Screen.tapped) }
        Selector("tapped").send(to: screen)
        expectEqual(screen.calls, ["tapped"])
        expectEqual(held.count, 100)
    }

    @Test("an unapplied method is called on the target, with as many arguments as it has parameters")
    func unappliedMethods() {
        let screen = Screen()
        Selector("tapped", Screen.tapped).send(to: screen, "sender", "event")
        Selector("sent", Screen.sent).send(to: screen, "sender", "event")
        Selector("happened", Screen.happened).send(to: screen, "sender", "event")
        Selector("background", Screen.background).send(to: screen, "sender")
        Selector("stopped", Screen.stopped).send(to: screen, "fade", NSNumber(value: true), nil)
        Selector("stopped", screen.stopped).send(to: nil, "show", nil, "context")
        expectEqual(
            screen.calls,
            [
                "tapped", "sent sender", "happened sender event", "background sender", "fade 1 nil", "show nil context",
            ]
        )
    }

    @Test("a method of an object is called on that object, whatever the target is")
    func boundMethods() {
        let screen = Screen()
        screen.selectors.forEach { $0.send(to: nil, "sender", "event") }
        expectEqual(screen.calls, ["tapped", "sent sender", "happened sender event", "background sender"])
    }

    @Test("the override of the target's class is called")
    func overrides() {
        let screen = SpecialScreen()
        Selector("tapped", Screen.tapped).send(to: screen)
        expectEqual(screen.calls, ["special tapped"])
    }

    @Test("a method of a protocol is called through a closure")
    func protocols() {
        let screen = Screen()
        let selector = Selector("tapped", { (target: any Tappable) in target.tapped })
        selector.send(to: screen)
        expectEqual(screen.calls, ["tapped"])
        expect(!selector.isImplemented(by: NSObject()))
    }

    @Test("a selector keeps the target of an unapplied method alive for no longer than the call")
    func targetsAreNotRetained() {
        var screen: Screen? = Screen()
        weak let weakScreen = screen
        let selector = Selector("tapped", Screen.tapped)
        selector.send(to: screen)
        screen = nil
        expectEqual(weakScreen, nil)
        expect(selector.isImplemented(by: Screen()))
    }

    @Test("arguments fit parameters of their class, of a superclass, of any type and of optionals")
    func fittingArguments() {
        let target = Parameters()
        let button = Button()
        for selector in target.selectors { selector.send(to: target, button, nil) }
        expectEqual(target.received, ["button", "control", "any", "any?", "object", "button?", "button nil"])
    }

    @Test("a missing argument is nil, a missing or non-Boolean argument of a Boolean is whether there is one")
    func missingArguments() {
        let target = Parameters()
        Selector("b", Parameters.optional).send(to: target)
        Selector("c", Parameters.truth).send(to: target, Button())
        Selector("c", Parameters.truth).send(to: target, nil)
        Selector("c", Parameters.truth).send(to: target, false)
        Selector("d", Parameters.dismiss).send(to: target, Button(), Button())
        expectEqual(target.received, ["nil?", "true", "false", "false", "dismiss true nil"])
    }

    @Test("a method with the reference type of a notification gets one")
    func notifications() {
        let target = Parameters()
        let notification = Notification(name: Notification.Name("saved"))
        Selector("n", Parameters.notification).send(to: target, notification)
        Selector("m", Parameters.reference).send(to: target, notification)
        expectEqual(target.received, ["saved", "saved"])
    }

    @Test("sending returns the result of the method")
    func results() {
        expectEqual(Selector("answer", Parameters.answer).send(to: Parameters(), Button()) as? Bool, true)
    }

    @Test("a selector without a method and one with another type's method call nothing and are reported once")
    func reports() {
        let reports = reports {
            for _ in 0..<2 {
                Selector("tapped").send(to: Screen())
                Selector("tapped", Screen.tapped).send(to: Button())
                Selector("tapped", Screen.tapped).send(to: nil)
                Selector("button", Parameters.button).send(to: Parameters(), NSString(string: "text"))
            }
        }
        expectEqual(
            reports,
            [
                "Action \"tapped\" was sent to an instance of Screen, but the selector has no method to call. "
                    + "Create it with its method: Selector(\"tapped\", Screen.method).",
                "Action \"tapped\" was sent to an instance of Button, but its method belongs to Screen.",
                "Action \"tapped\" was sent to nil, but its method belongs to Screen.",
                "Action \"button\" was not performed by an instance of Parameters: parameter 1 of its method is Button, "
                    + "but an instance of NSString was sent.",
            ]
        )
    }

    @Test("methods outside of the main actor are called on any thread")
    func threads() async {
        let worker = Worker()
        let selector = Selector("work", Worker.work)
        await Task.detached { _ = selector.send(to: worker) }.value
        expect(worker.count.withLock { $0 } == 1)
    }

    private func reports(_ body: () -> Void) -> [String] {
        let reports = Reports()
        let handler = SelectorLog.handler
        SelectorLog.handler = { reports.add($0) }
        body()
        SelectorLog.handler = handler
        return reports.all
    }
}

private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ text: String) {
        lock.withLock { texts.append(text) }
    }
}

@MainActor private protocol Tappable {
    func tapped()
}

@MainActor private class Screen: NSObject, Tappable {
    var calls: [String] = []

    var selectors: [Selector] {
        [
            Selector("tapped", tapped), Selector("sent", sent), Selector("happened", happened),
            Selector("background", background),
        ]
    }

    func tapped() { calls.append("tapped") }
    func sent(_ sender: Any) { calls.append("sent \(sender)") }
    func happened(_ sender: Any?, event: String) { calls.append("happened \(sender ?? "") \(event)") }
    func stopped(_ name: String?, finished: NSNumber?, context: Any?) {
        calls.append("\(name ?? "nil") \(finished.map { "\($0)" } ?? "nil") \(context ?? "nil")")
    }
    nonisolated func background(_ sender: String) {
        MainActor.assumeIsolated { calls.append("background \(sender)") }
    }
}

private final class SpecialScreen: Screen {
    override func tapped() { calls.append("special tapped") }
}

private class Control: NSObject {}
private final class Button: Control {}

@MainActor private final class Parameters {
    var received: [String] = []

    var selectors: [Selector] {
        [
            Selector("1", Parameters.button), Selector("2", Parameters.control), Selector("3", Parameters.any),
            Selector("4", Parameters.anyOptional), Selector("5", Parameters.object), Selector("6", Parameters.optional),
            Selector("7", Parameters.both),
        ]
    }

    func button(_ sender: Button) { received.append("button") }
    func control(_ sender: Control) { received.append("control") }
    func any(_ sender: Any) { received.append(sender is Button ? "any" : "?") }
    func anyOptional(_ sender: Any?) { received.append(sender is Button ? "any?" : "?") }
    func object(_ sender: AnyObject) { received.append(sender is Button ? "object" : "?") }
    func optional(_ sender: Button?) { received.append(sender == nil ? "nil?" : "button?") }
    func both(_ sender: Button, event: NSString?) { received.append("button \(event == nil ? "nil" : "event")") }
    func truth(_ flag: Bool) { received.append("\(flag)") }
    func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        received.append("dismiss \(animated) \(completion == nil ? "nil" : "handler")")
    }
    func notification(_ notification: Notification) { received.append(notification.name.rawValue) }
    func reference(_ notification: NSNotification) { received.append(notification.name.rawValue) }
    func answer(_ sender: Control) -> Bool { true }
}

private final class Worker: Sendable {
    let count = Mutex(0)

    func work() { count.withLock { $0 += 1 } }
}
