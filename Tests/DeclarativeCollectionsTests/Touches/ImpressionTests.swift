import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Impressions")
struct ImpressionTests {
    private let screen = TestScreen()
    private let log = Log()

    private func row(_ index: Int, fraction: CGFloat = 0.5, dwellTime: TimeInterval = 1) -> BlockItem {
        BlockItem(index).impression(visibleFraction: fraction, dwellTime: dwellTime) { [log] in log.add("\(index)") }
    }

    private func scroll(to offset: CGFloat) {
        screen.collectionView.contentOffset.y = offset
        screen.host.layout()
    }

    @Test("a row counts as seen when enough of it was visible for long enough, once")
    func dwell() {
        screen.apply((0..<3).map { row($0) })
        screen.host.advance(by: 0.9)
        expect(log.entries.isEmpty)
        screen.host.advance(by: 0.2)
        expectEqual(log.entries.sorted(), ["0", "1", "2"])
        screen.host.advance(by: 5)
        expectEqual(log.entries.count, 3)
    }

    @Test("rows that are not visible enough do not count until they are")
    func fraction() {
        screen.apply((0..<20).map { row($0, fraction: 0.8) })
        // The screen shows 400 points: rows 0 to 7, and now 30 of the 50 points of row 8.
        scroll(to: 30)
        screen.host.advance(by: 1.1)
        expect(!log.entries.contains("8"))
        expect(!log.entries.contains("0"))
        scroll(to: 40)
        screen.host.advance(by: 1.1)
        expect(log.entries.contains("8"))
    }

    @Test("a row that leaves and returns restarts its time and counts again")
    func interruption() {
        screen.apply((0..<40).map { row($0) })
        screen.host.advance(by: 0.7)
        scroll(to: 800)
        scroll(to: 0)
        screen.host.advance(by: 0.7)
        expect(log.entries.isEmpty)
        screen.host.advance(by: 0.4)
        expectEqual(log.entries.count, 8)
        scroll(to: 800)
        scroll(to: 0)
        screen.host.advance(by: 1.1)
        expectEqual(log.entries.count { $0 == "0" }, 2)
    }

    @Test("an update neither restarts the time nor keeps an old handler")
    func update() {
        screen.apply([row(0)])
        screen.host.advance(by: 0.6)
        var changed = row(0).impression { [log] in log.add("new") }
        changed.text = "changed"
        screen.apply([changed])
        screen.host.advance(by: 0.5)
        expectEqual(log.entries, ["new"])
    }

    @Test("a row higher than the screen counts by the fraction of the screen it covers")
    func highRow() {
        var high = row(0, fraction: 0.9)
        high.height = 2_000
        screen.apply([high])
        screen.host.advance(by: 1.1)
        expectEqual(log.entries, ["0"])
    }

    @Test("without a dwell time a row counts immediately")
    func immediately() {
        screen.apply([row(0, dwellTime: 0)])
        expectEqual(log.entries, ["0"])
    }

    @Test("time is measured by the driver's clock")
    func clock() {
        let clock = ManualClock()
        screen.driver.clock = clock
        screen.apply([row(0, dwellTime: 3)])
        expectEqual(clock.delays, [3])
        clock.finish()
        expectEqual(log.entries, ["0"])
    }
}

/// A clock that a test advances manually.
@MainActor
private final class ManualClock: CollectionViewClock {
    private(set) var delays: [TimeInterval] = []
    private var actions: [@MainActor (Bool) -> Void] = []

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (Bool) -> Void
    ) -> @MainActor () -> Void {
        delays.append(seconds)
        actions.append(action)
        return { [weak self] in self?.actions.removeAll() }
    }

    func finish() {
        actions.forEach { $0(true) }
    }
}
