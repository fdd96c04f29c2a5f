import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct MapReplacementTests {
    let items = (0..<4).map { TileCellViewModel(id: $0, title: "\($0)") }

    let list = CorrespondenceMap {
        Correspondence(TileCellViewModel.self, to: TileCell.self)
    }
    let grid = CorrespondenceMap {
        Correspondence(TileCellViewModel.self, to: LargeTileCell.self)
    }

    /// Records what happens to the elements of an update.
    final class RecordingLayout: UICollectionViewFlowLayout {
        var actions: [UICollectionViewUpdateItem.Action] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            actions += updateItems.map(\.updateAction)
        }
    }

    @Test("cells whose type stays are configured in place")
    func sameType() throws {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: list
        )
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        let cells = try (0..<4).map { try require(screen.cell($0)) }
        let other = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self) { cell, _, item in cell.show("other \(item.id)") }
            Correspondence(item: items[1], to: LargeTileCell.self)
        }
        dataSource.setMap(other, animatingDifferences: false)
        expectEqual(screen.texts, ["other 0", "large 1", "other 2", "other 3"])
        for index in [0, 2, 3] { expect(screen.cell(index) === cells[index]) }
        expect(screen.cell(1) !== cells[1])
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
        expect(screen.problems == double.problems && screen.problems.count == 1)
        dataSource.setMap(CorrespondenceMap())
        dataSource.setMap(double)
        expectEqual(screen.problems.count, 1)
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
        expect(screen.header() is HeadlineView)
        dataSource.setMap(
            CorrespondenceMap {
                Correspondence(Headline.self, to: FootnoteView.self, elementKind: kind) { view, _, item in
                    view.configure(with: item.text)
                }
            }
        )
        expectEqual((screen.header() as? FootnoteView)?.text, "A")
    }
}
