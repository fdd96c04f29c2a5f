import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct ViewTypesTests {
    private let tile = TileCellViewModel(id: 1)

    @Test("types of views are registered apart from the map, and serve several screens and maps")
    func reusing() {
        var made: [String] = []
        var viewTypes = ViewTypes([SimpleCell.self])
        // A nib would be registered like this.
        viewTypes.register(
            TileCell.self,
            inCollectionView: { collectionView, identifier in
                made.append(identifier)
                collectionView.register(TileCell.self, forCellWithReuseIdentifier: identifier)
            }
        )
        let maps = [
            CorrespondenceMap { Correspondence(TileCellViewModel.self, to: TileCell.self) },
            CorrespondenceMap {
                Correspondence(TileCellViewModel.self, to: TileCell.self) { cell, _, _ in cell.show("other") }
            },
        ]
        let screens = maps.map { map -> (CollectionScreen, UniversalDiffableDataSource<TileCellViewModel>) in
            let screen = CollectionScreen()
            let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
                collectionView: screen.collectionView,
                map: map,
                viewTypes: viewTypes
            )
            dataSource.apply(sections: [UniversalSection(0, items: [tile])])
            return (screen, dataSource)
        }
        expectEqual(screens.map { $0.0.texts }, [["tile Tile"], ["other"]])
        // Once for each collection view.
        expect(made == Array(repeating: ViewTypes.reuseIdentifier(of: TileCell.self), count: 2))
    }

    @Test(
        "what was registered before a data source was made stays: a class does not replace a nib",
        arguments: [false, true]
    )
    func registeredBefore(isLate: Bool) {
        var viewTypes = ViewTypes()
        // Both stand for nibs: the cells are not of the class that the map names.
        viewTypes.register(
            TileCell.self,
            inCollectionView: { $0.register(NibTileCell.self, forCellWithReuseIdentifier: $1) }
        )
        viewTypes.register(TileRow.self, inTableView: { $0.register(NibTileRow.self, forCellReuseIdentifier: $1) })
        let screen = CollectionScreen()
        let table = TableScreen()
        let tiles = UniversalDiffableDataSource<TileCellViewModel>(
            map: CorrespondenceMap { Correspondence(TileCellViewModel.self, to: TileCell.self) }
        )
        let rows = UniversalTableDiffableDataSource<TileCellViewModel>(
            map: CorrespondenceMap { Correspondence(TileCellViewModel.self, to: TileRow.self) }
        )
        func connect() {
            tiles.connect(to: screen.collectionView)
            rows.connect(to: table.tableView)
        }
        if isLate { connect() }
        viewTypes.register(on: screen.collectionView)
        viewTypes.register(on: table.tableView)
        if !isLate { connect() }
        tiles.apply(sections: [UniversalSection(0, items: [tile])])
        rows.apply(sections: [UniversalSection(0, items: [tile])])
        screen.collectionView.layoutIfNeeded()
        table.tableView.layoutIfNeeded()
        expect(screen.collectionView.visibleCells.first is NibTileCell)
        expect(table.tableView.visibleCells.first is NibTileRow)
    }

    @Test("a collection view with registered types dequeues them without a data source")
    func plainUse() {
        let screen = CollectionScreen()
        let table = TableScreen()
        var viewTypes = ViewTypes([TileCell.self, TileRow.self, MessageView.self])
        viewTypes.register(HeadlineView.self, elementKind: UICollectionView.elementKindSectionHeader)
        viewTypes.register(HeadlineRow.self, elementKind: UICollectionView.elementKindSectionHeader)
        viewTypes.register(
            SimpleRow.self,
            inTableView: { $0.register(SimpleRow.self, forCellReuseIdentifier: $1) }
        )
        viewTypes.register(on: screen.collectionView)
        viewTypes.register(on: table.tableView)
        for type in [TileRow.self, SimpleRow.self] as [UIView.Type] {
            let cell = table.tableView.dequeueReusableCell(withIdentifier: ViewTypes.reuseIdentifier(of: type))
            expect(cell.map { Swift.type(of: $0) == type } == true)
        }
        let message = table.tableView.dequeueReusableCell(
            withIdentifier: ViewTypes.reuseIdentifier(of: MessageView.self)
        )
        expect(message?.shownView is MessageView)
        let header = table.tableView.dequeueReusableHeaderFooterView(
            withIdentifier: ViewTypes.reuseIdentifier(of: HeadlineRow.self)
        )
        expect(header is HeadlineRow)
    }

    @Test("a view of another class than the registered one is reported and left as it is")
    func unexpectedView() {
        let screen = CollectionScreen()
        var viewTypes = ViewTypes()
        viewTypes.register(
            TileCell.self,
            inCollectionView: { $0.register(AlertCell.self, forCellWithReuseIdentifier: $1) }
        )
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            viewTypes: viewTypes,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(TileCell.self)
        dataSource.apply(sections: [UniversalSection(0, items: [tile])])
        expectEqual(screen.texts, [nil])
        expect(
            screen.problems == [
                .unexpectedView("TileCell", found: "AlertCell", key: RegistrationKey(itemType: TileCellViewModel.self))
            ]
        )
    }

    @Test("a cell that is also hostable is not hosted")
    func hostableCell() {
        final class BothCell: UICollectionViewCell, HostableView {}
        expect(CollectionViewClasses(of: BothCell.self).cell == BothCell.self)
        expect(TableViewClasses(of: BothCell.self).cell == nil)
        expect(!ViewTypes.canShow(BothCell()))
    }
}

private final class NibTileCell: TileCell {}
private final class NibTileRow: TileRow {}
