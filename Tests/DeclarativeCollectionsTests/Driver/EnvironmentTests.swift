import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Rows in an environment")
struct EnvironmentTests {
    private func state(
        _ count: Int = 3,
        density: Int? = nil,
        meter: SizeMeter? = nil,
        header: (any CollectionViewSupplementaryElementConvertible)? = nil
    ) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                differenceIdentifier: "main",
                header: header,
                items: (0..<count).map { EnvironmentItem($0, meter: meter) }
            )
        }
        .environment(DensityKey.self, density)
    }

    private func cell(_ item: Int, section: Int = 0, on screen: TestScreen) -> EnvironmentCell? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? EnvironmentCell
    }

    @Test("the nearest value wins: of the row, of the section, of the state")
    func nearest() {
        let screen = TestScreen()
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) {
                    EnvironmentItem(1)
                    EnvironmentItem(2).environment(DensityKey.self, 4)
                }
                .environment(DensityKey.self, 3)
                CollectionViewSection(differenceIdentifier: 2) { EnvironmentItem(3) }
            }
            .environment(DensityKey.self, 2)
            .environment(NameKey.self, "screen")
        )
        let cells = [(0, 0), (1, 0), (0, 1)].map { cell($0, section: $1, on: screen) }
        expectEqual(cells.map { $0?.density }, [3, 4, 2])
        expectEqual(cells.map { $0?.name }, ["screen", "screen", "screen"])
        expectEqual(cells.map { $0?.frame.height }, [60, 80, 40])
    }

    @Test("another environment updates and measures the live views again, and makes no cell")
    func change() throws {
        let screen = TestScreen()
        let meter = SizeMeter()
        screen.apply(state(meter: meter, header: EnvironmentElement()))
        let cells = (0..<3).map { cell($0, on: screen) }
        let header = try require(screen.driver.headerView(inSection: 0) as? EnvironmentElementView)
        expectEqual(meter.count, 3)

        screen.apply(state(density: 2, meter: meter, header: EnvironmentElement()))
        expectEqual((0..<3).map { cell($0, on: screen) }, cells)
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(cells.map { $0?.updateCount }, [2, 2, 2])
        expectEqual(cells.map { $0?.density }, [2, 2, 2])
        expect(header.updateCount == 2 && header.density == 2)
        expectEqual(meter.count, 6)
        expectEqual(cells.map { $0?.frame.minY }, [20, 60, 100])
        expectEqual(screen.collectionView.contentSize.height, 140)

        screen.apply(state(meter: meter, header: EnvironmentElement()))
        expectEqual((0..<3).map { cell($0, on: screen) }, cells)
        expectEqual(cells.map { $0?.density }, [1, 1, 1])
        expectEqual(screen.collectionView.contentSize.height, 70)
    }

    @Test("an equal state in an equal environment touches nothing")
    func equal() {
        let screen = TestScreen()
        let meter = SizeMeter()
        screen.apply(state(density: 2, meter: meter))
        let cells = (0..<3).map { cell($0, on: screen) }
        for _ in 0..<3 { screen.apply(state(density: 2, meter: meter)) }
        expectEqual((0..<3).map { cell($0, on: screen) }, cells)
        expectEqual(cells.map { $0?.updateCount }, [1, 1, 1])
        expectEqual(meter.count, 3)
    }

    @Test("of sections in different environments only the one that changes is updated")
    func oneSection() {
        let screen = TestScreen()
        let meters = [SizeMeter(), SizeMeter()]
        func state(_ density: Int) -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) { EnvironmentItem(1, meter: meters[0]) }
                    .environment(DensityKey.self, 3)
                CollectionViewSection(differenceIdentifier: 2) { EnvironmentItem(2, meter: meters[1]) }
                    .environment(DensityKey.self, density)
            }
        }
        screen.apply(state(1))
        screen.apply(state(2))
        expectEqual(cell(0, on: screen)?.updateCount, 1)
        expectEqual(cell(0, section: 1, on: screen)?.updateCount, 2)
        expectEqual(cell(0, section: 1, on: screen)?.frame, CGRect(x: 0, y: 60, width: 320, height: 40))
        // The size of the first row is known for its environment.
        expectEqual(meters.map(\.count), [1, 2])
    }

    @Test("a row gets another environment of its own in place")
    func oneRow() {
        let screen = TestScreen()
        func items(_ density: Int?) -> [EnvironmentItem] {
            [EnvironmentItem(1), EnvironmentItem(2).environment(DensityKey.self, density), EnvironmentItem(3)]
        }
        screen.apply(items(nil))
        let cells = (0..<3).map { cell($0, on: screen) }
        screen.apply(items(3))
        expectEqual((0..<3).map { cell($0, on: screen) }, cells)
        expectEqual(cells.map { $0?.updateCount }, [1, 2, 1])
        expectEqual(cells.map { $0?.frame.minY }, [0, 20, 80])
    }

    @Test("rows may come while the environment changes")
    func insertion() {
        let screen = TestScreen()
        screen.apply(state(2))
        let cells = (0..<2).map { cell($0, on: screen) }
        screen.apply(state(4, density: 2))
        expectEqual((0..<2).map { cell($0, on: screen) }, cells)
        expectEqual((0..<4).map { cell($0, on: screen)?.density }, [2, 2, 2, 2])
        expectEqual((0..<4).map { cell($0, on: screen)?.frame.minY }, [0, 40, 80, 120])
    }

    @Test("rows below the visible part are shown in the newest environment")
    func offScreen() {
        let screen = TestScreen()
        screen.apply(state(200))
        screen.collectionView.contentOffset.y = 1_000
        screen.host.layout()
        screen.apply(state(200, density: 2))
        for offset in stride(from: CGFloat(0), through: 7_600, by: 190) {
            screen.collectionView.contentOffset.y = offset
            screen.host.layout()
            let cells = screen.collectionView.visibleCells.compactMap { $0 as? EnvironmentCell }
            expect(!cells.isEmpty)
            expect(cells.allSatisfy { $0.density == 2 && $0.frame.height == 40 })
        }
    }

    @Test("without a window the environment is taken over as well")
    func withoutWindow() {
        let screen = TestScreen(isInWindow: false)
        screen.apply(state())
        screen.apply(state(density: 2))
        screen.show()
        screen.host.layout()
        expectEqual((0..<3).map { cell($0, on: screen)?.density }, [2, 2, 2])
        expectEqual(screen.collectionView.contentSize.height, 120)
    }

    @Test("the row that stands in for missing ones has the environment of the state")
    func emptyItem() {
        let screen = TestScreen()
        screen.apply(CollectionViewState().emptyItem(EnvironmentItem(1)).environment(DensityKey.self, 5))
        expectEqual(cell(0, on: screen)?.density, 5)
    }
}
