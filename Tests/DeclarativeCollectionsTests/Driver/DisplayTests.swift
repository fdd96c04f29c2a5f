import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Display of rows")
struct DisplayTests {
    private let screen = TestScreen()
    private let log = Log()

    private func row(_ name: String) -> BlockItem {
        BlockItem(name, text: name)
            .willDisplay { [log] in log.add("+\(name)") }
            .didEndDisplaying { [log] in log.add("-\(name)") }
    }

    @Test("rows receive willDisplay and didEndDisplaying in order")
    func scrolling() {
        screen.apply((0..<30).map { row("\($0)") })
        expectEqual(log.entries, (0..<8).map { "+\($0)" })
        log.entries = []
        screen.collectionView.contentOffset.y = 100
        screen.host.layout()
        expectEqual(log.entries.filter { $0.hasPrefix("+") }, ["+8", "+9"])
        expectEqual(log.entries.filter { $0.hasPrefix("-") }.sorted(), ["-0", "-1"])
    }

    @Test("a removed row receives didEndDisplaying once")
    func removal() {
        screen.apply([row("a"), row("b")])
        log.entries = []
        screen.apply([row("b")])
        expectEqual(log.entries, ["-a"])
    }

    @Test("a row that changes in place stays displayed")
    func change() {
        screen.apply([row("a")])
        log.entries = []
        var changed = row("a")
        changed.text = "changed"
        screen.apply([changed])
        expect(log.entries.isEmpty)
    }

    @Test("a row that comes on screen after its content changed shows the new content")
    func changeOffScreen() {
        screen.apply((0..<30).map { BlockItem($0, text: "old") })
        screen.collectionView.contentOffset.y = 20
        screen.host.layout()
        screen.apply((0..<30).map { BlockItem($0, text: "new") })
        screen.collectionView.contentOffset.y = 400
        screen.host.layout()
        expect(screen.texts.allSatisfy { $0 == "new" })
    }
}
