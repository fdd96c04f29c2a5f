import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import UniversalDataSources

@MainActor
@Suite("What is done with models of a type")
struct InteractionTests {
    private let items: [ViewModel] = [
        .tile(TileCellViewModel(id: 1, title: "One")), .simple(SimpleCellViewModel(title: "Two")),
        .alert(viewModel: AlertCellViewModel(message: "Three")),
    ]

    private func makeDataSource(_ screen: CollectionScreen) -> UniversalDiffableDataSource<ViewModel> {
        let dataSource = UniversalDiffableDataSource<ViewModel>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCellType(SimpleCell.self)
        dataSource.registerCellType(AlertCell.self)
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        return dataSource
    }

    @Test("a tap calls the closure for the model's own type, else that of a protocol, else none")
    func selection() {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        var log: [String] = []
        dataSource.onSelect((any Titled).self) { model, path in log.append("titled \(model.title) \(path.item)") }
        dataSource.onSelect(TileCellViewModel.self) { _, _ in log.append("replaced") }
        dataSource.onSelect(TileCellViewModel.self) { model, path in log.append("tile \(model.title) \(path.item)") }
        screen.host.layout()
        for y in [20, 60, 100] as [CGFloat] { screen.host.tap(at: CGPoint(x: 160, y: y)) }
        expectEqual(log, ["tile One 0", "titled Two 1"])
        expect(!dataSource.selectItem(at: IndexPath(item: 2, section: 0)))
        expect(!dataSource.selectItem(at: IndexPath(item: 9, section: 0)))
    }

    @Test("cells have the size of their model's type, and that of the layout without one")
    func sizes() {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        expect(screen.collectionView.delegate == nil)
        dataSource.onSelect(AlertCellViewModel.self) { _, _ in }
        expect(!(screen.collectionView.delegate is any UICollectionViewDelegateFlowLayout))
        screen.collectionView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        dataSource.setSize(of: SimpleCellViewModel.self) { _, room in CGSize(width: room.width, height: 64) }
        dataSource.setSize(of: AlertCellViewModel.self) { _, _ in CGSize(width: 100, height: -CGFloat.infinity) }
        screen.host.layout()
        let frames = (0..<3).map { item in
            screen.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.size
        }
        expectEqual(frames.map { $0?.width }, [320, 300, 100])
        expectEqual(frames.map { $0?.height }, [40, 64, 0])
    }

    @Test("cells have the menu of their model's type")
    func menus() {
        let screen = CollectionScreen()
        let dataSource = makeDataSource(screen)
        dataSource.setContextMenu(for: TileCellViewModel.self) { tile, _ in
            UIContextMenuConfiguration(identifier: tile.title as NSString, previewProvider: nil)
        }
        let delegate = screen.collectionView.delegate
        let menus = (0..<3).map { item in
            delegate?.collectionView?(
                screen.collectionView,
                contextMenuConfigurationForItemAt: IndexPath(item: item, section: 0),
                point: .zero
            )?.identifier as? NSString
        }
        expectEqual(menus, ["One", nil, nil])
    }

    @Test("an app's own delegate stays, and asks the data source")
    func ownDelegate() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var select: (IndexPath) -> Void = { _ in }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                select(indexPath)
            }
        }
        let screen = CollectionScreen()
        let delegate = Delegate()
        screen.collectionView.delegate = delegate
        let dataSource = makeDataSource(screen)
        var titles: [String] = []
        dataSource.onSelect(TileCellViewModel.self) { tile, _ in titles.append(tile.title) }
        expect(screen.collectionView.delegate === delegate)
        delegate.select = { dataSource.selectItem(at: $0) }
        screen.host.layout()
        screen.host.tap(at: CGPoint(x: 160, y: 20))
        expectEqual(titles, ["One"])
    }

    @Test("rows of a table have the height, the menu and the selection of their model's type")
    func table() {
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<ViewModel>(
            tableView: screen.tableView,
            problemHandler: screen.problemHandler
        )
        screen.tableView.rowHeight = 50
        dataSource.registerCellType(TileRow.self)
        dataSource.registerCellType(SimpleRow.self)
        var titles: [String] = []
        dataSource.onSelect((any Titled).self) { model, _ in titles.append(model.title) }
        dataSource.setSize(of: TileCellViewModel.self) { _, room in CGSize(width: room.width, height: 80) }
        dataSource.setContextMenu(for: SimpleCellViewModel.self) { model, _ in
            UIContextMenuConfiguration(identifier: model.title as NSString, previewProvider: nil)
        }
        dataSource.apply(sections: [UniversalSection(0, items: Array(items.prefix(2)))], animatingDifferences: false)
        screen.host.layout()
        let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
        expectEqual(paths.map { screen.tableView.rectForRow(at: $0).height }, [80, 50])
        screen.host.tap(at: CGPoint(x: 160, y: 40))
        screen.host.tap(at: CGPoint(x: 160, y: 100))
        expectEqual(titles, ["One", "Two"])
        let menus = paths.map { path in
            screen.tableView.delegate?.tableView?(
                screen.tableView,
                contextMenuConfigurationForRowAt: path,
                point: .zero
            )?.identifier as? NSString
        }
        expectEqual(menus, [nil, "Two"])
    }
}
