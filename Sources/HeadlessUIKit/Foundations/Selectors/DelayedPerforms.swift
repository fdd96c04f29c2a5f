import Foundation

/// An object whose delayed calls follow the clock of its window.
@MainActor protocol WindowClockFollower: AnyObject {
    /// The clock of the window; `nil` without a window.
    var windowClock: VirtualClock? { get }
}

/// The delayed calls of selectors.
final class DelayedPerforms: @unchecked Sendable {
    struct Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?

        func isArgument(equalTo other: Any?) -> Bool {
            switch (argument, other) {
            case (nil, nil): true
            case (let one as AnyHashable, let other as AnyHashable): one == other
            case (let one?, let other?): one as AnyObject === other as AnyObject
            default: false
            }
        }
    }

    /// Requests belong to the run loops of all threads.
    static let shared = DelayedPerforms()

    private struct Entry {
        let request: Request
        var cancel: () -> Void
    }

    private let lock = NSLock()
    private var entries: [Int: Entry] = [:]
    private var nextNumber = 0

    func add(_ request: Request, delay: TimeInterval, modes: [RunLoop.Mode]) {
        let number = lock.withLock {
            nextNumber += 1
            entries[nextNumber] = Entry(request: request, cancel: {})
            return nextNumber
        }
        let cancel = scheduleOnClock(number, request.target, delay) ?? scheduleOnRunLoop(number, delay, modes)
        lock.withLock { entries[number]?.cancel = cancel }
    }

    func cancel(where isCanceled: (Request) -> Bool) {
        let canceled = lock.withLock {
            let canceled = entries.filter { isCanceled($0.value.request) }
            for number in canceled.keys { entries[number] = nil }
            return canceled
        }
        for entry in canceled.values { entry.cancel() }
    }

    private func fire(_ number: Int) {
        guard let request = lock.withLock({ entries.removeValue(forKey: number) })?.request else { return }
        request.selector.send(to: request.target, request.argument)
    }

    private func scheduleOnClock(_ number: Int, _ target: NSObject, _ delay: TimeInterval) -> (() -> Void)? {
        guard MainQueue.isCurrent else { return nil }
        nonisolated(unsafe) let target = target
        let scheduled: (clock: VirtualClock, token: VirtualClock.Token)? = MainActor.assumeIsolated {
            guard let clock = (target as? any WindowClockFollower)?.windowClock else { return nil }
            return (clock, clock.schedule(after: delay) { [self] in fire(number) })
        }
        guard let scheduled else { return nil }
        return { MainActor.assumeIsolated { scheduled.clock.cancel(scheduled.token) } }
    }

    private func scheduleOnRunLoop(_ number: Int, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) -> () -> Void {
        let timer = Timer(timeInterval: max(0, delay), repeats: false) { [self] _ in fire(number) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        return { timer.invalidate() }
    }
}
