import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct MapReplacementTests {
    private let items = (0..<4).map { TileCellViewModel(id: $0, title: "\($0)") }

    private let list = CorrespondenceMap {
        Correspondence(TileCellViewModel.self, to: TileCell.self)
    }
    private let grid = CorrespondenceMap {
        Correspondence(TileCellViewModel.self, to: LargeTileCell.self)
    }

    /// Records what happens to the elements of an update.
    private final class RecordingLayout: UICollectionViewFlowLayout {
        var actions: [UICollectionViewUpdateItem.Action] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            actions += updateItems.map(\.updateAction)
        }
    }

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
        #expect(screen.texts == ["tile 0", "tile 1", "tile 2", "tile 3"])
        layout.actions = []
        let before: NSDiffableDataSourceSnapshot<Int, TileCellViewModel> = dataSource.snapshot()
        screen.collectionView.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

        var isDone = false
        dataSource.setMap(grid, layout: CollectionScreen.makeLayout(columns: 2), animated: true) { isDone = true }
        let after: NSDiffableDataSourceSnapshot<Int, TileCellViewModel> = dataSource.snapshot()
        #expect(after == before)
        #expect(dataSource.indexPath(for: items[3]) == IndexPath(item: 3, section: 0))
        // No item was inserted or deleted: all were replaced in place.
        #expect(layout.actions.allSatisfy { $0 == .reload })
        #expect(layout.actions.count == 4)
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) as? LargeTileCell)
        #expect(cell.text == "large 3")
        #expect(!isDone)
        screen.host.advance(by: 1)
        #expect(isDone)
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
        #expect(cell.frame == CGRect(x: 160, y: 80, width: 160, height: 80))
        #expect(screen.problems.isEmpty)
    }

    @Test("cells whose type stays are configured in place")
    func sameType() throws {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: list
        )
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        let cells = try (0..<4).map { try #require(screen.cell($0)) }
        let other = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self) { cell, _, item in cell.show("other \(item.id)") }
            Correspondence(item: items[1], to: LargeTileCell.self)
        }
        dataSource.setMap(other, animatingDifferences: false)
        #expect(screen.texts == ["other 0", "large 1", "other 2", "other 3"])
        for index in [0, 2, 3] { #expect(screen.cell(index) === cells[index]) }
        #expect(screen.cell(1) !== cells[1])
    }

    @Test("the problems of a new map are reported, those of the first one too")
    func problems() {
        let screen = CollectionScreen()
        let double = CorrespondenceMap {
            Correspondence(Int.self, to: LineCell.self) { _, _, _ in }
            Correspondence(Int.self, to: TextCell.self) { _, _, _ in }
        }
        let dataSource = UniversalDiffableDataSource<Int>(
            collectionView: screen.collectionView,
            map: double,
            problemHandler: screen.problemHandler
        )
        #expect(screen.problems == double.problems && screen.problems.count == 1)
        dataSource.setMap(CorrespondenceMap())
        dataSource.setMap(double)
        #expect(screen.problems.count == 1)
    }

    @Test("a new map updates the headers")
    func headers() {
        let kind = UICollectionView.elementKindSectionHeader
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: CorrespondenceMap { Correspondence(Headline.self, to: HeadlineView.self, elementKind: kind) }
        )
        dataSource.registerCellType(TileCell.self)
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "A"), items: items)])
        #expect(screen.header() is HeadlineView)
        dataSource.setMap(
            CorrespondenceMap {
                Correspondence(Headline.self, to: FootnoteView.self, elementKind: kind) { view, _, item in
                    view.configure(with: item.text)
                }
            }
        )
        #expect((screen.header() as? FootnoteView)?.text == "A")
    }
}
