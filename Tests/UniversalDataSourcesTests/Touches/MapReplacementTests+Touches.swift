import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension MapReplacementTests {
    @Test("a list becomes a grid: the same items move to their new places in cells of another type")
    func listToGrid() throws {
        let screen = CollectionScreen()
        let layout = RecordingLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        screen.collectionView.setCollectionViewLayout(layout, animated: false)
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: list
        )
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        expectEqual(screen.texts, ["tile 0", "tile 1", "tile 2", "tile 3"])
        layout.actions = []
        let before: NSDiffableDataSourceSnapshot<Int, TileCellViewModel> = dataSource.snapshot()
        screen.collectionView.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

        var isDone = false
        dataSource.setMap(grid, layout: CollectionScreen.makeLayout(columns: 2), animated: true) { isDone = true }
        let after: NSDiffableDataSourceSnapshot<Int, TileCellViewModel> = dataSource.snapshot()
        expectEqual(after.itemIdentifiers, before.itemIdentifiers)
        expectEqual(after.sectionIdentifiers, before.sectionIdentifiers)
        expectEqual(dataSource.indexPath(for: items[3]), IndexPath(item: 3, section: 0))
        // No item was inserted or deleted: all were replaced in place.
        expect(layout.actions.allSatisfy { $0 == .reload })
        expectEqual(layout.actions.count, 4)
        let cell = try require(screen.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) as? LargeTileCell)
        expectEqual(cell.text, "large 3")
        expect(!isDone)
        screen.host.advance(by: 1)
        expect(isDone)
        expect(screen.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
        expectEqual(cell.frame, CGRect(x: 160, y: 80, width: 160, height: 80))
        expect(screen.problems.isEmpty)
    }
}
