import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Pull to refresh")
struct RefreshTests {
    private let screen = TestScreen()
    private let log = Log()
    private let gate = Gate()

    private var state: CollectionViewState {
        CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { BlockItem("a") } }
    }

    private func refreshable(_ name: String) -> CollectionViewState {
        state.refresh { [log, gate] in
            log.add(name)
            await gate.wait()
            log.add("\(name) done")
        }
    }

    private func pull() async {
        screen.host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 390), steps: 20)
        await settle()
    }

    private func settle() async {
        for _ in 0..<10 { await Task.yield() }
    }

    @Test("pull to refresh calls the newest handler, and the control is active until it returns")
    func refresh() async {
        screen.apply(refreshable("old"))
        screen.apply(refreshable("new"))
        await pull()
        expectEqual(log.entries, ["new"])
        expectEqual(screen.collectionView.refreshControl?.isRefreshing, true)
        screen.apply(refreshable("newer"))
        expectEqual(screen.collectionView.refreshControl?.isRefreshing, true)
        gate.open()
        await settle()
        expectEqual(log.entries, ["new", "new done"])
        expectEqual(screen.collectionView.refreshControl?.isRefreshing, false)
    }

    @Test("a sticky header stays at the top while the list refreshes, and is below the control at rest")
    func stickyHeader() async throws {
        let sections = CollectionViewState {
            CollectionViewSection(
                differenceIdentifier: "main",
                header: TitleElement("header"),
                layout: CollectionViewSectionLayout(isHeaderSticky: true)
            ) { (0..<40).map { BlockItem("\($0)") } }
        }
        screen.apply(sections.refresh { [gate] in await gate.wait() })
        await pull()
        screen.host.advance(by: 2)
        let list = screen.collectionView
        expect(list.refreshControl?.isRefreshing == true && list.contentOffset.y == -60)
        func top() throws -> CGFloat {
            try require(screen.driver.headerView(inSection: 0)).frame.minY - list.contentOffset.y
        }
        try expectEqual(top(), 60)
        list.contentOffset.y = 200
        screen.host.layout()
        try expectEqual(top(), 0)
        gate.open()
        await settle()
    }

    @Test("pulling again during a refresh has no effect")
    func once() async {
        screen.apply(refreshable("refresh"))
        await pull()
        await pull()
        expectEqual(log.entries, ["refresh"])
    }

    @Test("a state without a handler removes the refresh control, and one with a handler restores it")
    func removal() async {
        screen.apply(refreshable("refresh"))
        screen.apply(state)
        expect(screen.collectionView.refreshControl == nil)
        expect(!screen.collectionView.alwaysBounceVertical)
        await pull()
        expect(log.entries.isEmpty)
        screen.apply(refreshable("refresh"))
        await pull()
        expectEqual(log.entries, ["refresh"])
    }

    @Test("the app's own refresh control is not replaced")
    func ownControl() {
        let control = UIRefreshControl()
        screen.collectionView.refreshControl = control
        screen.apply(refreshable("refresh"))
        screen.apply(state)
        expect(screen.collectionView.refreshControl === control)
    }
}
