import Foundation

// Foundation's `Timer` has no way to set `userInfo`, so timers with a target are of a subclass. An initializer can't
// return one, so these are declared with the symbols of functions that create it.
extension Timer {
    /// Creates a timer that calls the method of a selector on a target with the timer as the argument. Keeps the target
    /// alive until it is invalidated. Add it to a run loop to start it.
    @_silgen_name("headless_timer_after")
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    )

    /// Creates a timer that first fires at a date, and calls the method of a selector on a target with the timer as the
    /// argument. Keeps the target alive until it is invalidated. Add it to a run loop to start it.
    @_silgen_name("headless_timer_at")
    public convenience init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    )

    /// Creates a timer with a target and starts it on the current run loop.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    @_silgen_name("headless_timer_after")
    package static func after(
        _ interval: TimeInterval,
        _ target: Any,
        _ selector: Selector,
        _ userInfo: Any?,
        _ repeats: Bool
    ) -> Timer {
        at(Date(timeIntervalSinceNow: interval), interval, target, selector, userInfo, repeats)
    }

    @_silgen_name("headless_timer_at")
    package static func at(
        _ date: Date,
        _ interval: TimeInterval,
        _ target: Any,
        _ selector: Selector,
        _ userInfo: Any?,
        _ repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = target
        let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
            selector.send(to: target, timer)
        }
        timer.information = userInfo
        return timer
    }
}

/// A timer with a target.
private final class TargetTimer: Timer {
    var information: Any?

    override var userInfo: Any? { information }
}
