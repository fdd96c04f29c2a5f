import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct MapTests {
    private let tile = TileCellViewModel(id: 1)
    private let large = TileCellViewModel(id: 2, isLarge: true)
    private let simple = SimpleCellViewModel(title: "Row")

    private func viewType(_ item: Any, _ map: CorrespondenceMap) -> UIView.Type? {
        try? map.resolution(of: item, container: .collectionView).registration.viewType
    }

    @Test("the most specific matching rule wins, whatever the order of the rules")
    func order() throws {
        let special = TileCellViewModel(id: 3)
        let pinned = TileCellViewModel(id: 4)
        let view = UIView()
        let rules: [Correspondence] = [
            Correspondence(Any.self) { item in item is Int ? .type(LineCell.self) { _, _, _ in } : nil },
            Correspondence((any Titled).self, to: TitledCell.self),
            Correspondence(TileCellViewModel.self, to: TileCell.self),
            Correspondence(TileCellViewModel.self, to: LargeTileCell.self, where: { $0.isLarge || $0 == special }),
            Correspondence(item: special, to: .type(LineCell.self) { _, _, _ in }),
            Correspondence(item: special, to: .view(view) { _, _, _ in }),
            Correspondence(item: pinned, to: .type(LineCell.self) { _, _, _ in }),
        ]
        for map in [CorrespondenceMap(rules), CorrespondenceMap(rules.reversed())] {
            func rank(_ item: Any) throws -> Correspondence.Rank {
                try map.resolution(of: item, container: .collectionView).rank
            }
            try expectEqual(rank(special), .particularView)
            try expectEqual(rank(pinned), .particularItem)
            try expectEqual(rank(large), .condition)
            try expectEqual(rank(tile), .type)
            try expectEqual(rank(simple), .conformance)
            try expectEqual(rank(5), .closure)
            expect(viewType(large, map) == LargeTileCell.self)
            expect(viewType(tile, map) == TileCell.self)
            expect(viewType(simple, map) == TitledCell.self)
        }
        expectEqual(Correspondence.Rank.allCases, Correspondence.Rank.allCases.sorted())
    }

    @Test("among rules of the same rank the first one wins, and the others are reported")
    func ambiguity() throws {
        let map = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self)
            Correspondence(TileCellViewModel.self, to: LargeTileCell.self)
            Correspondence(SimpleCellViewModel.self, to: SimpleCell.self)
        }
        let resolution = try map.resolution(of: tile, container: .collectionView)
        expect(resolution.registration.viewType == TileCell.self)
        expect(resolution.isAmbiguous)
        expectEqual(resolution.candidates, ["TileCellViewModel → TileCell", "TileCellViewModel → LargeTileCell"])
        let problem = UniversalDataSourceProblem.ambiguous(
            RegistrationKey(itemType: TileCellViewModel.self),
            container: .collectionView,
            candidates: resolution.candidates
        )
        expectEqual(map.problems, [problem])
        expectEqual(map.problems(showing: [tile, simple], container: .collectionView), [problem])
        expect(problem.description.contains("TileCellViewModel → TileCell, TileCellViewModel → LargeTileCell"))
    }

    @Test("a missing correspondence lists the known ones")
    func missing() {
        let map = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self, where: { $0.isLarge })
        }
        let problem = UniversalDataSourceProblem.missing(
            RegistrationKey(itemType: TileCellViewModel.self),
            container: .collectionView,
            registered: ["TileCellViewModel with a condition → TileCell"]
        )
        #expect(throws: problem) { try map.resolution(of: tile, container: .collectionView) }
        expectEqual(map.problems(showing: [large, tile], container: .collectionView), [problem])
        expect(map.problems.isEmpty)
    }

    @Test("a view shared by several items, and a view that fits nowhere, are problems of a map")
    func badViews() {
        final class BareView: UIView, ConfigurableView {
            func configure(with viewModel: SimpleCellViewModel) {}
        }
        let view = UIView()
        let map = CorrespondenceMap {
            Correspondence(item: 1, to: .view(view) { _, _, _ in })
            Correspondence(item: 2, to: .view(view) { _, _, _ in })
            Correspondence(SimpleCellViewModel.self, to: BareView.self)
        }
        expect(
            map.problems == [
                .sharedView("UIView", items: ["1", "2"]),
                .unsuitableView(
                    "BareView",
                    key: RegistrationKey(itemType: SimpleCellViewModel.self),
                    container: .collectionView
                ),
            ]
        )
    }

    @Test("many models are shown by one view, and one model by many views")
    func manyToMany() {
        let screen = CollectionScreen()
        let map = CorrespondenceMap {
            Correspondence((any Titled).self, to: TitledCell.self)
            Correspondence(TileCellViewModel.self, to: LargeTileCell.self, where: { $0.isLarge })
            Correspondence(AlertCellViewModel.self) { alert in
                alert.message.isEmpty ? .type(LineCell.self) { cell, _, _ in cell.show("line") } : .type(AlertCell.self)
            }
        }
        let dataSource = UniversalDiffableDataSource<AnyHashable>(collectionView: screen.collectionView, map: map)
        let alerts = [AlertCellViewModel(message: ""), AlertCellViewModel(message: "A")]
        let items: [AnyHashable] = [tile, simple, large, alerts[0], alerts[1]]
        dataSource.apply(sections: [UniversalSection(0, items: items)])
        expectEqual(screen.texts, ["titled Tile", "titled Row", "large Tile", "line", "alert A"])
    }

    @Test("a particular item is always shown by the same particular view")
    func particularView() throws {
        let screen = CollectionScreen()
        let table = TableScreen()
        let message = MessageView()
        let alert = AlertCellViewModel(message: "Mine")
        let map = CorrespondenceMap {
            Correspondence(AlertCellViewModel.self, to: AlertCell.self)
            Correspondence(item: alert, to: message)
        }
        let dataSource = UniversalDiffableDataSource<AlertCellViewModel>(
            collectionView: screen.collectionView,
            map: map
        )
        let items = [AlertCellViewModel(message: "Other"), alert]
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        expectEqual(screen.text(0), "alert Other")
        expect(screen.cell(1)?.shownView === message && message.text == "message Mine")
        expectEqual(message.bounds.size, CGSize(width: 320, height: 40))
        dataSource.reload([alert], animatingDifferences: false)
        let reloaded = try require(screen.cell(1))
        expect(reloaded.shownView === message && message.isDescendant(of: reloaded))
        // The same map shows the view in a table; a view is in only one place at a time.
        let rows = UniversalTableDiffableDataSource<AlertCellViewModel>(tableView: table.tableView, map: map)
        rows.apply(sections: [UniversalSection(0, items: [alert])], animatingDifferences: false)
        let row = try require(table.cell(0))
        expect(message.isDescendant(of: row))
        expect(!message.isDescendant(of: screen.collectionView))
    }

    @Test("the upper layer is searched first, then the lower one")
    func layers() throws {
        let library = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileCell.self)
            Correspondence(item: simple, to: .type(LineCell.self) { _, _, _ in })
        }
        let app = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: LargeTileCell.self)
            Correspondence(SimpleCellViewModel.self, to: SimpleCell.self, where: { $0.title.isEmpty })
        }
        let map = app.layered(over: library)
        expectEqual(map.numberOfLayers, 2)
        expect(viewType(tile, map) == LargeTileCell.self)
        expect(viewType(simple, map) == LineCell.self)
        expect(viewType(SimpleCellViewModel(title: ""), map) == SimpleCell.self)
        try expectEqual(map.resolution(of: simple, container: .collectionView).layer, 1)
        expect(map.problems.isEmpty)
    }

    @Test("a map has rules for cells of tables beside those for collections, and for supplementary views")
    func containers() throws {
        let header = UICollectionView.elementKindSectionHeader
        let map = CorrespondenceMap {
            Correspondence(TileCellViewModel.self, to: TileRow.self)
            Correspondence(TileCellViewModel.self, to: TileCell.self)
            Correspondence(Headline.self, to: HeadlineView.self, elementKind: header)
            Correspondence(Headline.self, to: HeadlineRow.self, elementKind: header)
        }
        expect(map.problems.isEmpty)
        expect(viewType(tile, map) == TileCell.self)
        try expect(map.resolution(of: tile, container: .tableView).registration.viewType == TileRow.self)
        let screen = CollectionScreen(headerHeight: 20)
        let table = TableScreen()
        let section = UniversalSection(0, header: Headline(text: "A"), items: [tile])
        let collection = UniversalDiffableDataSource<TileCellViewModel>(
            collectionView: screen.collectionView,
            map: map
        )
        let rows = UniversalTableDiffableDataSource<TileCellViewModel>(tableView: table.tableView, map: map)
        collection.apply(sections: [section])
        rows.apply(sections: [section])
        expectEqual((screen.header() as? HeadlineView)?.text, "A")
        expectEqual((table.header() as? HeadlineRow)?.text, "A")
        expect(screen.texts == ["tile Tile"] && table.texts == ["row Tile"])
    }

    @Test("rules come from loops and conditions")
    func builder() {
        func map(isCompact: Bool) -> CorrespondenceMap {
            CorrespondenceMap {
                if isCompact {
                    Correspondence(TileCellViewModel.self, to: TileCell.self)
                } else {
                    Correspondence(TileCellViewModel.self, to: LargeTileCell.self)
                }
                if isCompact { Correspondence(SimpleCellViewModel.self, to: SimpleCell.self) }
                for number in 0..<3 { Correspondence(item: number, to: .type(LineCell.self) { _, _, _ in }) }
            }
        }
        expectEqual(
            map(isCompact: true).descriptions,
            [
                "TileCellViewModel → TileCell", "SimpleCellViewModel → SimpleCell", "0 → LineCell", "1 → LineCell",
                "2 → LineCell",
            ]
        )
        expectEqual(map(isCompact: false).descriptions.first, "TileCellViewModel → LargeTileCell")
        expectEqual(map(isCompact: false).descriptions.count, 4)
    }

    @Test("models that a map does not cover use the registrations")
    func registrationsBelow() {
        let screen = CollectionScreen()
        let map = CorrespondenceMap { Correspondence(TileCellViewModel.self, to: LargeTileCell.self) }
        let dataSource = UniversalDiffableDataSource<AnyHashable>(collectionView: screen.collectionView, map: map)
        dataSource.registerCellType(TileCell.self)
        dataSource.registerCellType(SimpleCell.self)
        dataSource.apply(sections: [UniversalSection(0, items: [tile, simple])])
        expectEqual(screen.texts, ["large Tile", "simple Row"])
    }
}
