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

    // Initializers own their arguments, so these functions have to consume theirs.

    @_silgen_name("headless_timer_after")
    package static func after(
        _ interval: TimeInterval,
        _ target: consuming Any,
        _ selector: consuming Selector,
        _ userInfo: consuming Any?,
        _ repeats: Bool
    ) -> Timer {
        let date = Date(timeIntervalSinceNow: interval)
        return TargetTimer.make(date, interval, target, selector, userInfo, repeats)
    }

    @_silgen_name("headless_timer_at")
    package static func at(
        _ date: consuming Date,
        _ interval: TimeInterval,
        _ target: consuming Any,
        _ selector: consuming Selector,
        _ userInfo: consuming Any?,
        _ repeats: Bool
    ) -> Timer {
        TargetTimer.make(date, interval, target, selector, userInfo, repeats)
    }
}

/// A timer with a target, which is released when the timer is invalidated: Foundation keeps used timers alive.
private final class TargetTimer: Timer {
    private var call: (target: Any, selector: Selector)?
    private var information: Any?

    override var userInfo: Any? { information }

    static func make(
        _ date: Date,
        _ interval: TimeInterval,
        _ target: Any,
        _ selector: Selector,
        _ userInfo: Any?,
        _ repeats: Bool
    ) -> TargetTimer {
        let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
            (timer as? TargetTimer)?.sendAction()
        }
        timer.call = (target, selector)
        timer.information = userInfo
        return timer
    }

    override func invalidate() {
        super.invalidate()
        call = nil
        information = nil
    }

    private func sendAction() {
        guard let call else { return }
        call.selector.send(to: call.target, self)
        if timeInterval == 0 { invalidate() }
    }
}
