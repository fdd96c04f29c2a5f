import Foundation
import Testing

@testable import OSStandIn

@Suite("os")
struct OSTests {
    @Test(
        "formats take their arguments, with attributes and without",
        arguments: [
            ("a", [], "a"),
            ("%@ and %{public}s", ["x", "y"], "x and y"),
            ("%d%% of %ld, %5d", [50, 7, 3], "50% of 7,     3"),
            ("%.2f %x %i", [1.234, 255, -1], "1.23 ff -1"),
            ("%{private, mask.hash}@", [nil], "(null)"),
            ("%@ %@", ["x"], "x %@"),
            ("100%", [], "100%"),
            ("%lld %zu", [1, 2], "1 2"),
        ] as [(String, [(any Sendable)?], String)]
    )
    func formats(format: String, arguments: [(any Sendable)?], expected: String) {
        #expect(LogFormat.text(format, arguments) == expected)
    }

    @Test("the calls of a logger compile, and messages have their values")
    func logger() {
        let message: OSLogMessage = "loaded \(3, privacy: .public) of \("x")"
        #expect(message.text == "loaded 3 of x")
        let log = OSLog(subsystem: "app", category: .pointsOfInterest)
        #expect(log.isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        os_log("quiet %@", log: .disabled, type: .debug, "x")
        os_log(.debug, log: .disabled, "quiet")
        os_log("quiet \(1)", log: .disabled)
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%d", 1)
        let poster = OSSignposter(subsystem: "app", category: "a")
        #expect(poster.withIntervalSignpost("load") { 3 } == 3)
        poster.endInterval("load", poster.beginInterval("load"))
        Logger(subsystem: "app", category: "a").debug("quiet \(1)")
    }

    @Test("locks guard a value, and are held by one at a time")
    func locks() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 100)

        let pointer = os_unfair_lock_t.allocate(capacity: 1)
        pointer.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(pointer)
        #expect(!os_unfair_lock_trylock(pointer))
        os_unfair_lock_unlock(pointer)
        #expect(os_unfair_lock_trylock(pointer))
        os_unfair_lock_unlock(pointer)
        pointer.deallocate()
    }
}
