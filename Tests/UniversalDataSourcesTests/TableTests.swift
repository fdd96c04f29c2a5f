import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct TableTests {
    private let tile = TileCellViewModel(id: 1)
    private let simple = SimpleCellViewModel(title: "Row")
    private let alert = AlertCellViewModel(message: "Careful")

    @Test("a table and a collection share registrations, of cells of each and of plain views for both")
    func sharing() {
        let registrations = ViewRegistrations()
        registrations.registerCellType(TileCell.self)
        registrations.registerCellType(TileRow.self)
        registrations.registerCellType(SimpleCell.self)
        registrations.registerCellType(SimpleRow.self)
        registrations.registerCellType(MessageView.self)
        let table = TableScreen()
        let collection = CollectionScreen()
        let rows = UniversalTableDiffableDataSource<ViewModel>(
            tableView: table.tableView,
            registrations: registrations,
            problemHandler: table.problemHandler
        )
        let tiles = UniversalDiffableDataSource<ViewModel>(
            collectionView: collection.collectionView,
            registrations: registrations,
            problemHandler: collection.problemHandler
        )
        let section = UniversalSection<ViewModel>(0, items: [.tile(tile), .simple(simple), .alert(viewModel: alert)])
        rows.apply(sections: [section])
        tiles.apply(sections: [section])
        expectEqual(table.texts, ["row Tile", "row Row", "message Careful"])
        expectEqual(collection.texts, ["tile Tile", "simple Row", nil])
        expectEqual((collection.cell(2)?.shownView as? MessageView)?.text, "message Careful")
        expectEqual(collection.cell(2)?.shownView.bounds.size, CGSize(width: 320, height: 40))
        expect(table.problems.isEmpty && collection.problems.isEmpty)
    }

    @Test("rows have cell registrations like those of collection views")
    func rowRegistrations() {
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<AnyHashable>(tableView: screen.tableView)
        var tables: [UITableView] = []
        let tiles = TableViewCellRegistration<TextRow, TileCellViewModel>(
            registering: { tableView, identifier in
                tables.append(tableView)
                tableView.register(TextRow.self, forCellReuseIdentifier: identifier)
            },
            handler: { cell, indexPath, item in cell.show("\(indexPath.row) \(item.title)") }
        )
        let rows = TableViewCellRegistration<TextRow, SimpleCellViewModel> { cell, _, item in cell.show(item.title) }
        let headers = TableViewHeaderFooterRegistration<HeadlineRow>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, section in
            view.configure(with: Headline(text: "Section \(section)"))
        }
        dataSource.registerCell(tiles)
        dataSource.registerCell(rows)
        dataSource.registerSupplementaryView(headers)
        dataSource.apply(sections: [UniversalSection(0, items: [tile, simple, TileCellViewModel(id: 2)])])
        expectEqual(screen.texts, ["0 Tile", "Row", "2 Tile"])
        expectEqual((screen.header() as? HeadlineRow)?.text, "Section 0")
        // Once per table view, regardless of the number of rows.
        expectEqual(tables, [screen.tableView])
    }

    @Test("headers and footers are registered by kind, appear and disappear, and follow their models")
    func headersAndFooters() throws {
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<SimpleCellViewModel>(
            tableView: screen.tableView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(SimpleRow.self)
        let header = UICollectionView.elementKindSectionHeader
        dataSource.registerSupplementaryViewType(HeadlineRow.self, elementKind: header)
        dataSource.registerSupplementaryViewType(
            MessageView.self,
            elementKind: UICollectionView.elementKindSectionFooter
        )
        func apply(_ text: String?, footer: AlertCellViewModel?) {
            let section = UniversalSection(
                "main",
                header: text.map { Headline(text: $0) },
                items: [simple],
                footer: footer
            )
            dataSource.apply(sections: [section], animatingDifferences: false)
        }
        apply("One", footer: alert)
        let view = try require(screen.header() as? HeadlineRow)
        expectEqual(view.text, "One")
        expectEqual((screen.footer()?.shownView as? MessageView)?.text, "message Careful")
        let cell = try require(screen.cell(0) as? TextRow)
        apply("Two", footer: alert)
        expect(screen.header() === view && view.text == "Two" && view.configurations == 2)
        apply("Two", footer: alert)
        expectEqual(view.configurations, 2)
        expect(screen.cell(0) === cell && cell.configurations == 1)
        apply(nil, footer: nil)
        expect(screen.header() == nil && screen.footer() == nil)
        apply("Three", footer: nil)
        expectEqual((screen.header() as? HeadlineRow)?.text, "Three")
        dataSource.setSupplementaryItem(Headline(text: "Four"), ofKind: header, inSection: "main")
        expectEqual((screen.header() as? HeadlineRow)?.text, "Four")
        expect(screen.problems.isEmpty)
    }

    @Test("a header without a registered view is a visible placeholder")
    func missingHeader() {
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<SimpleCellViewModel>(
            tableView: screen.tableView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(SimpleRow.self)
        dataSource.registerSupplementaryViewType(
            MessageView.self,
            elementKind: UICollectionView.elementKindSectionHeader
        )
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "A"), items: [simple])])
        expect(screen.header()?.shownView is PlaceholderView)
        expect(
            screen.problems == [
                .missing(
                    RegistrationKey(itemType: Headline.self, elementKind: UICollectionView.elementKindSectionHeader),
                    container: .tableView,
                    registered: ["AlertCellViewModel"]
                )
            ]
        )
    }

    @Test("the app's delegate stays and forwards the header methods")
    func ownDelegate() {
        final class Delegate: NSObject, UITableViewDelegate {
            var headers: UniversalTableDiffableDataSource<SimpleCellViewModel>?
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                headers?.tableView(tableView, viewForHeaderInSection: section)
            }
        }
        let screen = TableScreen()
        let delegate = Delegate()
        screen.tableView.delegate = delegate
        let dataSource = UniversalTableDiffableDataSource<SimpleCellViewModel>(tableView: screen.tableView)
        delegate.headers = dataSource
        dataSource.registerCellType(SimpleRow.self)
        dataSource.registerSupplementaryViewType(
            HeadlineRow.self,
            elementKind: UICollectionView.elementKindSectionHeader
        )
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "A"), items: [simple])])
        expect(screen.tableView.delegate === delegate)
        expectEqual((screen.header() as? HeadlineRow)?.text, "A")
    }

    @Test("rows are editable if the app allows it, and the app is notified")
    func editing() {
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<SimpleCellViewModel>(tableView: screen.tableView)
        dataSource.registerCellType(SimpleRow.self)
        dataSource.canEditItem = { $0.title == "Row" }
        var deleted: [SimpleCellViewModel] = []
        dataSource.didCommitEditing = { style, item in if style == .delete { deleted.append(item) } }
        dataSource.apply(sections: [UniversalSection(0, items: [simple, SimpleCellViewModel(title: "Fixed")])])
        let source = screen.tableView.dataSource
        let first = IndexPath(row: 0, section: 0)
        expectEqual(source?.tableView?(screen.tableView, canEditRowAt: first), true)
        expectEqual(source?.tableView?(screen.tableView, canEditRowAt: IndexPath(row: 1, section: 0)), false)
        source?.tableView?(screen.tableView, commit: .delete, forRowAt: first)
        expectEqual(deleted, [simple])
    }

    @Test("a row is as high as the plain view in it needs")
    func selfSizing() throws {
        final class TallView: UIView, ConfigurableView, HostableView {
            private lazy var height = heightAnchor.constraint(equalToConstant: 0)
            func configure(with viewModel: Int) {
                height.constant = CGFloat(viewModel)
                height.isActive = true
            }
        }
        let screen = TableScreen()
        let dataSource = UniversalTableDiffableDataSource<Int>(tableView: screen.tableView)
        dataSource.registerCellType(TallView.self)
        dataSource.apply(sections: [UniversalSection(0, items: [90, 61])], animatingDifferences: false)
        expectEqual(screen.cell(0)?.shownView.bounds.height, 90)
        expectEqual(screen.cell(1)?.shownView.bounds.height, 61)
    }
}
