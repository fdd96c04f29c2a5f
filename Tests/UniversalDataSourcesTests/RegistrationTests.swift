import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct RegistrationTests {
    let tile = TileCellViewModel(id: 1)
    let simple = SimpleCellViewModel(title: "Row")
    let alert = AlertCellViewModel(message: "Careful")

    @Test("an enum of view models is shown by the cells of its payloads, without a switch")
    func enumOfViewModels() {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<ViewModel>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCell(
            itemType: TileCellViewModel.self,
            cellType: TileCell.self,
            configuration: { cell, indexPath, item in
                cell.configure(with: item)
            }
        )
        dataSource.registerCell(itemType: SimpleCellViewModel.self, cellType: SimpleCell.self)
        dataSource.registerCellType(AlertCell.self)
        dataSource.apply(sections: [
            UniversalSection("main", items: [.tile(tile), .simple(simple), .alert(viewModel: alert)])
        ])
        expectEqual(screen.texts, ["tile Tile", "simple Row", "alert Careful"])
        expect(screen.problems.isEmpty)
    }

    @Test("a registration of the enum itself takes precedence over those of its payloads")
    func enumItself() {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<ViewModel>(collectionView: screen.collectionView)
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCell(itemType: ViewModel.self, cellType: LineCell.self) { cell, indexPath, item in
            cell.show("\(indexPath.item) \(item == .line)")
        }
        dataSource.apply(sections: [UniversalSection(0, items: [.tile(tile), .line])])
        expectEqual(screen.texts, ["0 false", "1 true"])
    }

    @Test("an AnyHashable is unwrapped with and without an item representation")
    func anyHashable() {
        let screen = CollectionScreen()
        let other = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<AnyHashable>(
            collectionView: screen.collectionView,
            itemRepresentation: { $0.base }
        )
        let short = UniversalDiffableDataSource<AnyHashable>(collectionView: other.collectionView)
        for dataSource in [dataSource, short] {
            dataSource.registerCellType(TileCell.self)
            dataSource.registerCellType(SimpleCell.self)
            dataSource.apply(sections: [UniversalSection(0, items: [simple, tile])], animatingDifferences: false)
        }
        expectEqual(screen.texts, ["simple Row", "tile Tile"])
        expectEqual(other.texts, ["simple Row", "tile Tile"])
    }

    @Test("a custom wrapper is unwrapped by the item representation")
    func boxedProtocol() {
        struct AnyTitled: Hashable {
            let base: any Titled & Hashable
            static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
            func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
        }
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<AnyTitled>(
            collectionView: screen.collectionView,
            itemRepresentation: { $0.base }
        )
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCellType(TitledCell.self)
        dataSource.apply(sections: [UniversalSection(0, items: [AnyTitled(base: tile), AnyTitled(base: simple)])])
        // The exact type takes precedence over the protocol.
        expectEqual(screen.texts, ["tile Tile", "titled Row"])
    }

    @Test("cells are registered before there is a collection view, and items wait for it")
    func beforeTheCollectionView() {
        let dataSource = UniversalDiffableDataSource<AnyHashable>()
        dataSource.registerCellType(TileCell.self)
        var isDone = false
        dataSource.apply(sections: [UniversalSection(0, items: [tile, simple])]) { isDone = true }
        expect(isDone)
        expectEqual(dataSource.sections.map(\.items), [[tile, simple]])
        expectEqual(dataSource.sectionIdentifier(for: 0), AnyHashable(0))
        expect(dataSource.sectionIdentifier(for: 1) == nil)
        let screen = CollectionScreen()
        dataSource.registerCellType(SimpleCell.self)
        dataSource.connect(to: screen.collectionView)
        expectEqual(screen.texts, ["tile Tile", "simple Row"])
        expectEqual(dataSource.itemIdentifier(for: IndexPath(item: 1, section: 0)), AnyHashable(simple))
        expectEqual(dataSource.indexPath(for: simple), IndexPath(item: 1, section: 0))
    }

    @Test("registering again replaces a registration")
    func replacing() {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(collectionView: screen.collectionView)
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCellType(LargeTileCell.self)
        dataSource.apply(sections: [UniversalSection(0, items: [tile])])
        expectEqual(screen.texts, ["large Tile"])
        // Visible views change when they are reconfigured.
        dataSource.registerCellType(TileCell.self)
        expectEqual(screen.texts, ["large Tile"])
        dataSource.reconfigure([tile], animatingDifferences: false)
        expectEqual(screen.texts, ["tile Tile"])
        expectEqual(dataSource.registrations.keys(for: .collectionView).count, 1)
    }

    @Test("a hundred model types need a hundred lines")
    func manyTypes() {
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<AnyHashable>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        var items: [AnyHashable] = []
        var types: [Any.Type] = []
        // Numbered<Numbered<Numbered<Zero>>> and so on are different types.
        func add<Model: NumberedModel>(_ type: Model.Type, _ count: Int) {
            dataSource.registerCell(itemType: Model.self, cellType: LineCell.self) { cell, _, item in
                cell.show("\(item.number) \(type == Model.self)")
            }
            items.append(Model())
            types.append(type)
            if count > 1 { add(Next<Model>.self, count - 1) }
        }
        add(Zero.self, 100)
        dataSource.apply(sections: [UniversalSection(0, items: items)])
        expectEqual(Set(types.map(ObjectIdentifier.init)).count, 100)
        for index in [0, 1, 55, 99] {
            screen.collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: .top, animated: false)
            expectEqual(screen.text(index), "\(index) true")
        }
        expect(screen.problems.isEmpty)
    }

    @Test("a class is shown by the cell of its superclass")
    func superclasses() {
        class Base: NSObject {}
        final class Derived: Base {}
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<Base>(collectionView: screen.collectionView)
        dataSource.registerCell(itemType: Base.self, cellType: LineCell.self) { cell, _, item in
            cell.show("\(type(of: item))")
        }
        dataSource.apply(sections: [UniversalSection(0, items: [Derived()])])
        expectEqual(screen.texts, ["Derived"])
    }

    @Test("registrations of UIKit are accepted for cells and supplementary views")
    func platformRegistrations() {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = UniversalDiffableDataSource<AnyHashable>(collectionView: screen.collectionView)
        let tiles = UICollectionView.CellRegistration<LineCell, TileCellViewModel> { cell, indexPath, item in
            cell.show("\(indexPath.item) \(item.title)")
        }
        let headers = UICollectionView.SupplementaryRegistration<FootnoteView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            view.configure(with: "\(indexPath.section)")
        }
        dataSource.registerCell(tiles)
        dataSource.registerCellType(SimpleCell.self)
        dataSource.registerSupplementaryView(headers, elementKind: UICollectionView.elementKindSectionHeader)
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "Any"), items: [tile, simple])])
        expectEqual(screen.texts, ["0 Tile", "simple Row"])
        expectEqual((screen.header() as? FootnoteView)?.text, "0")
    }

    @Test("a table view cell is rejected when it is registered with a collection view")
    func unsuitable() {
        final class BareView: UIView, ConfigurableView {
            func configure(with viewModel: TileCellViewModel) {}
        }
        let screen = CollectionScreen()
        let dataSource = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(BareView.self)
        expect(
            screen.problems == [
                .unsuitableView(
                    "BareView",
                    key: RegistrationKey(itemType: TileCellViewModel.self),
                    container: .collectionView
                )
            ]
        )
        expect(screen.problems[0].description.contains("BareView cannot be cells of TileCellViewModel"))
    }

    @Test("keys are equal for the same type, category and kind only")
    func keys() {
        let key = RegistrationKey(itemType: Int.self)
        expect(key == RegistrationKey(itemType: Int.self, category: .cell))
        expect(key != RegistrationKey(itemType: String.self))
        expect(key != RegistrationKey(itemType: Int.self, category: .supplementaryView, elementKind: "badge"))
        expect("\(RegistrationKey(itemType: Int.self, elementKind: "badge"))" == "Int (badge)")
    }
}

/// A model whose type encodes its number.
protocol NumberedModel: Hashable {
    init()
    var number: Int { get }
}

struct Zero: NumberedModel {
    var number: Int { 0 }
}

struct Next<Previous: NumberedModel>: NumberedModel {
    var previous = Previous()
    var number: Int { previous.number + 1 }
}
