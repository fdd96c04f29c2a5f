import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Prefetching")
struct PrefetchTests {
    private let screen = TestScreen()
    private let log = Log()

    @Test("rows of the next screen are prefetched, and the prefetch is canceled when they are not shown")
    func prefetch() {
        screen.apply(
            (0..<60).map { index in
                BlockItem(index)
                    .prefetch(
                        { [log] in log.add("+\(index)") },
                        cancel: { [log] in log.add("-\(index)") }
                    )
            }
        )
        screen.collectionView.contentOffset.y = 10
        screen.host.layout()
        expect(log.entries.contains("+10"))
        expect(!log.entries.contains("+2"))
        expect(!log.entries.contains("+40"))
        expect(!log.entries.contains { $0.hasPrefix("-") })
        screen.collectionView.contentOffset.y = 2_000
        screen.host.layout()
        expect(log.entries.contains("-10"))
    }

    @Test("a host's prefetching data source is called as well")
    func host() {
        let host = PrefetchingHost()
        screen.driver.prefetchDataSource = host
        screen.apply((0..<60).map { BlockItem($0) })
        screen.collectionView.contentOffset.y = 10
        screen.host.layout()
        expect(host.indexPaths.contains(IndexPath(item: 10, section: 0)))
    }
}

private final class PrefetchingHost: NSObject, UICollectionViewDataSourcePrefetching {
    private(set) var indexPaths: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        self.indexPaths += indexPaths
    }
}
