import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct VirtualClockTests {
    @Test("actions run in the order of their times, and in the order of scheduling at one time")
    func order() {
        let clock = VirtualClock()
        var order: [String] = []
        clock.schedule(after: 2) { order.append("late \(clock.now)") }
        clock.schedule(after: 1) { order.append("first \(clock.now)") }
        clock.schedule(after: 1) { order.append("second \(clock.now)") }
        clock.advance(by: 0.5)
        expect(order.isEmpty)
        clock.advance(by: 5)
        expectEqual(order, ["first 1.0", "second 1.0", "late 2.0"])
        expectEqual(clock.now, 5.5)
        expect(clock.isIdle)
    }

    @Test("an action scheduled by another one runs in the same step if it is due")
    func nested() {
        let clock = VirtualClock()
        var times: [TimeInterval] = []
        clock.schedule(after: 1) {
            clock.schedule(after: 1) { times.append(clock.now) }
            clock.schedule(after: 10) { times.append(clock.now) }
        }
        clock.advance(by: 3)
        expectEqual(times, [2])
        expectEqual(clock.nextDeadline, 11)
    }

    @Test("a cancelled action never runs")
    func cancelling() {
        let clock = VirtualClock()
        var runs = 0
        let token = clock.schedule(after: 1) { runs += 1 }
        clock.schedule(after: 1) { runs += 10 }
        clock.cancel(token)
        clock.advance(by: 2)
        expectEqual(runs, 10)
    }

    @Test("time never goes back and ignores NaN")
    func badSteps() {
        let clock = VirtualClock()
        clock.advance(by: 1)
        for bad in [-1, TimeInterval.nan, .infinity] { clock.advance(by: bad) }
        expectEqual(clock.now, 1)
        var ran = false
        clock.schedule(after: .nan) { ran = true }
        clock.advance(by: 0)
        expect(ran)
    }
}
