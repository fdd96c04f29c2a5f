import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Paging")
struct PagingTests {
    private let screen = TestScreen()
    private let log = Log()
    private let gate = Gate()

    private func state(_ rows: Range<Int>) -> CollectionViewState {
        CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { rows.map { BlockItem($0) } } }
    }

    /// Logs each call, and returns when the gate opens.
    private func load(_ name: String) -> @MainActor () async -> Void {
        { [log, gate] in
            log.add(name)
            await gate.wait()
        }
    }

    private func scroll(to offset: CGFloat) async {
        screen.collectionView.contentOffset.y = offset
        screen.host.layout()
        await settle()
    }

    private func settle() async {
        for _ in 0..<10 { await Task.yield() }
    }

    @Test("the end handler is called once, however often the user scrolls there, and again after new content")
    func reachEndFiresOnce() async {
        func page(_ count: Int) -> CollectionViewState {
            state(0..<count).didReachEnd(within: .points(200), load("end"))
        }
        screen.apply(page(40))
        await settle()
        expect(log.entries.isEmpty)
        await scroll(to: 1_450)
        await scroll(to: 1_500)
        await scroll(to: 1_600)
        expectEqual(log.entries, ["end"])
        gate.open()
        await scroll(to: 1_590)
        expectEqual(log.entries, ["end"])
        screen.apply(page(80))
        await settle()
        expectEqual(log.entries, ["end"])
        await scroll(to: 3_450)
        expectEqual(log.entries, ["end", "end"])
    }

    @Test("if new content is within the threshold, the next page is loaded when the first has returned")
    func shortPages() async {
        func page(_ count: Int) -> CollectionViewState {
            state(0..<count).didReachEnd(within: .rows(3), load("\(count)"))
        }
        screen.apply(page(2))
        await settle()
        screen.apply(page(4))
        await settle()
        expectEqual(log.entries, ["2"])
        gate.open()
        await settle()
        expectEqual(log.entries, ["2", "4"])
    }

    @Test("a page that failed to load is requested again when the user returns")
    func retry() async {
        screen.apply(state(0..<40).didReachEnd(within: .screens(0.5), load("end")))
        await scroll(to: 1_600)
        gate.open()
        await settle()
        await scroll(to: 0)
        expectEqual(log.entries, ["end"])
        await scroll(to: 1_600)
        expectEqual(log.entries, ["end", "end"])
    }

    @Test("the start handler is called by its distance in points, rows or screens")
    func start() async {
        for threshold in [CollectionViewPaging.Threshold.points(100), .rows(2), .screens(0.25)] {
            let screen = TestScreen()
            let log = Log()
            screen.apply(state(0..<40))
            screen.collectionView.contentOffset.y = 600
            screen.apply(state(0..<40).didReachStart(within: threshold) { log.add("start") })
            screen.collectionView.contentOffset.y = 160
            screen.host.layout()
            await settle()
            expect(log.entries.isEmpty)
            screen.collectionView.contentOffset.y = 100
            screen.host.layout()
            await settle()
            expectEqual(log.entries, ["start"], "\(threshold)")
        }
    }

    @Test("an empty list has no end")
    func empty() async {
        screen.apply(CollectionViewState().didReachEnd(load("end")))
        await settle()
        expect(log.entries.isEmpty)
    }

    @Test("the newest handler is called")
    func newestHandler() async {
        screen.apply(state(0..<40).didReachEnd(within: .points(10), load("old")))
        screen.apply(state(0..<40).didReachEnd(within: .points(10), load("new")))
        await scroll(to: 1_600)
        expectEqual(log.entries, ["new"])
    }
}

/// Suspends callers until it is opened.
@MainActor
final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }
}
