import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Performing selectors") @MainActor
struct PerformTests {
    @Test("an object calls its methods with up to two arguments and returns their result")
    func performing() {
        let worker = Worker()
        worker.perform(Selector("rest", Worker.rest))
        worker.perform(Selector("take", Worker.take), with: "a")
        worker.perform(Selector("join", Worker.join), with: "a", with: "b")
        let result = worker.perform(Selector("copyOf", Worker.copyOf), with: NSString(string: "text"))
        expectEqual(worker.calls, ["rest", "a", "a b"])
        expectEqual(result?.takeUnretainedValue() as? NSString, "text text")
    }

    @Test("an object responds to the methods of its class, not to a name alone")
    func responding() {
        expect(Worker().responds(to: Selector("rest", Worker.rest)))
        expect(!NSObject().responds(to: Selector("rest", Worker.rest)))
        expect(!Worker().responds(to: NSSelectorFromString("rest")))
        expectEqual(NSStringFromSelector(Selector("rest", Worker.rest)), "rest")
    }

    @Test("a delayed call of a view in a window waits for the window's clock")
    func windowTime() {
        let window = makeWindow()
        let view = DelayingView()
        window.addSubview(view)
        let shown = Selector("shown", DelayingView.shown)
        view.perform(shown, with: "first", afterDelay: 0.5)
        view.perform(shown, with: "second", afterDelay: 1)
        view.perform(shown, with: "third", afterDelay: 2)
        window.clock.advance(by: 0.6)
        expectEqual(view.calls, ["first"])
        NSObject.cancelPreviousPerformRequests(withTarget: view, selector: "shown", object: "second")
        window.clock.advance(by: 2)
        expectEqual(view.calls, ["first", "third"])
    }

    @Test("all delayed calls on an object are canceled")
    func cancelingAll() {
        let window = makeWindow()
        let view = DelayingView()
        window.addSubview(view)
        view.perform(Selector("shown", DelayingView.shown), with: "first", afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: view)
        window.clock.advance(by: 1)
        expect(view.calls.isEmpty && window.clock.isIdle)
    }

    @Test("a delayed call of another object waits for the run loop and keeps the object alive")
    func runLoop() {
        weak var weakWorker: Worker?
        let log = CallLog()
        do {
            let worker = Worker()
            worker.log = log
            worker.perform(Selector("rest", Worker.rest), with: nil, afterDelay: 0)
            weakWorker = worker
        }
        expect(weakWorker != nil)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5))
        expectEqual(log.take(), ["rest"])
    }

    @Test("a call on the main thread is made at once there, if it waits")
    func mainThread() {
        let worker = Worker()
        worker.performSelector(onMainThread: Selector("rest", Worker.rest), with: nil, waitUntilDone: true)
        expectEqual(worker.calls, ["rest"])
    }

    @Test("a timer calls the target with itself, and has its user information")
    func timers() {
        let worker = Worker()
        let ticked = Selector("ticked", Worker.ticked)
        let timer = Timer(timeInterval: 10, target: worker, selector: ticked, userInfo: "info", repeats: true)
        timer.fire()
        expect(timer.timeInterval == 10 && timer.isValid)
        timer.invalidate()
        let date = Date(timeIntervalSinceNow: 100)
        let later = Timer(fireAt: date, interval: 0, target: worker, selector: ticked, userInfo: 2, repeats: false)
        expectEqual(later.fireDate, date)
        later.fire()
        expect(!later.isValid)
        let scheduled = Timer.scheduledTimer(
            timeInterval: 100,
            target: worker,
            selector: ticked,
            userInfo: nil,
            repeats: false
        )
        expect(scheduled.fireDate.timeIntervalSinceNow > 50)
        scheduled.fire()
        expectEqual(worker.calls, ["ticked info", "ticked 2", "ticked nil"])
    }

    @Test("a timer releases its target and its user information after it fired or was invalidated")
    func timerLifetime() {
        weak var first: Worker?
        weak var second: Worker?
        weak var information: NSObject?
        var timers: [Timer] = []
        do {
            let once = Worker()
            let repeated = Worker()
            let info = NSObject()
            let ticked = Selector("plain", Worker.rest)
            timers = [
                Timer(timeInterval: 9, target: once, selector: ticked, userInfo: info, repeats: false),
                Timer(fireAt: Date(), interval: 9, target: repeated, selector: ticked, userInfo: info, repeats: true),
            ]
            (first, second, information) = (once, repeated, info)
        }
        expect(first != nil && second != nil && information != nil)
        timers.forEach { $0.fire() }
        expect(first == nil && second?.calls == ["rest"])
        timers.last?.invalidate()
        expect(second == nil && information == nil)
    }
}

@MainActor private final class Worker: NSObject {
    var calls: [String] = []
    var log: CallLog?

    func rest() {
        calls.append("rest")
        log?.add("rest")
    }
    func take(_ item: String) { calls.append(item) }
    func join(_ one: String, _ other: String) { calls.append("\(one) \(other)") }
    func copyOf(_ text: NSString) -> NSString { NSString(string: "\(text) \(text)") }
    func ticked(_ timer: Timer) { calls.append("ticked \(timer.userInfo ?? "nil")") }
}

private final class DelayingView: UIView {
    var calls: [String] = []

    func shown(_ text: String) { calls.append(text) }
}
