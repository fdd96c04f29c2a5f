import AppleStandIn
import Foundation
import Testing

@Suite("Functions of Apple's systems")
struct AppleTests {
    @Test("an object is locked by one thread at a time, several times by the same")
    func locks() {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
        }
        #expect(counter.count == 200)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test("time goes on, in nanoseconds")
    func time() {
        var info = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&info) == 0)
        #expect(info.numer == 1 && info.denom == 1)
        let start = mach_absolute_time()
        #expect(mach_absolute_time() >= start)
    }
}
