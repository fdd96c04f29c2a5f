import Expectations
import PortableUIKit
import Testing

@testable import UniversalDataSources

@MainActor @Suite struct SupplementaryTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter
    private let items = [SimpleCellViewModel(title: "Row")]

    private func makeDataSource(_ screen: CollectionScreen) -> UniversalDiffableDataSource<SimpleCellViewModel> {
        let dataSource = UniversalDiffableDataSource<SimpleCellViewModel>(
            collectionView: screen.collectionView,
            problemHandler: screen.problemHandler
        )
        dataSource.registerCellType(SimpleCell.self)
        return dataSource
    }

    @Test("supplementary views of each kind can be registered in three ways")
    func kinds() {
        let screen = CollectionScreen(headerHeight: 20, footerHeight: 10)
        let dataSource = makeDataSource(screen)
        dataSource.registerSupplementaryView(
            itemType: Headline.self,
            viewType: HeadlineView.self,
            elementKind: header,
            configuration: { view, _, item in view.configure(with: item) }
        )
        dataSource.registerSupplementaryView(itemType: String.self, viewType: FootnoteView.self, elementKind: footer)
        dataSource.registerSupplementaryViewType(FootnoteView.self, elementKind: header)
        dataSource.apply(sections: [
            UniversalSection(0, header: Headline(text: "A"), items: items, footer: "a"),
            UniversalSection(1, header: "B", items: [], footer: "b"),
        ])
        expectEqual((screen.header(0) as? HeadlineView)?.text, "A")
        expectEqual((screen.header(1) as? FootnoteView)?.text, "B")
        expectEqual((screen.footer(0) as? FootnoteView)?.text, "a")
        expectEqual((screen.footer(1) as? FootnoteView)?.text, "b")
        expect(screen.problems.isEmpty)
    }

    @Test("a header is reconfigured in place only when its model changes")
    func refresh() throws {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = makeDataSource(screen)
        dataSource.registerSupplementaryViewType(HeadlineView.self, elementKind: header)
        dataSource.apply(sections: [UniversalSection("a", header: Headline(text: "A"), items: items)])
        let view = try require(screen.header() as? HeadlineView)
        let cell = try require(screen.cell(0) as? TextCell)
        dataSource.apply(sections: [UniversalSection("a", header: Headline(text: "B"), items: items)])
        expect(screen.header() === view && view.text == "B" && view.configurations == 2)
        dataSource.apply(sections: [UniversalSection("a", header: Headline(text: "B"), items: items)])
        expectEqual(view.configurations, 2)
        expect(screen.cell(0) === cell && cell.configurations == 1)
    }

    @Test("a header whose model has another type is replaced")
    func otherType() {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = makeDataSource(screen)
        dataSource.registerSupplementaryViewType(HeadlineView.self, elementKind: header)
        dataSource.registerSupplementaryViewType(FootnoteView.self, elementKind: header)
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "A"), items: items)])
        expect(screen.header() is HeadlineView)
        dataSource.apply(sections: [UniversalSection(0, header: "B", items: items)])
        expectEqual((screen.header() as? FootnoteView)?.text, "B")
    }

    @Test("sections keep their headers when a UIKit snapshot is applied, and the provider has those of new ones")
    func platformSnapshots() {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = makeDataSource(screen)
        dataSource.registerSupplementaryViewType(HeadlineView.self, elementKind: header)
        dataSource.supplementaryItemProvider = { _, indexPath in Headline(text: "Provided \(indexPath.section)") }
        dataSource.apply(sections: [UniversalSection("a", header: Headline(text: "A"), items: items)])
        var snapshot: NSDiffableDataSourceSnapshot<String, SimpleCellViewModel> = dataSource.snapshot()
        expectEqual(snapshot.sectionIdentifiers, ["a"])
        snapshot.appendSections(["b"])
        dataSource.apply(snapshot)
        expectEqual((screen.header(0) as? HeadlineView)?.text, "A")
        expectEqual((screen.header(1) as? HeadlineView)?.text, "Provided 1")
        dataSource.supplementaryItemProvider = { _, indexPath in Headline(text: "New \(indexPath.section)") }
        dataSource.apply(snapshot)
        expectEqual((screen.header(1) as? HeadlineView)?.text, "New 1")
    }

    @Test("a section without a model has an empty view if the layout requires one")
    func empty() throws {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = makeDataSource(screen)
        dataSource.registerSupplementaryViewType(HeadlineView.self, elementKind: header)
        dataSource.apply(sections: [UniversalSection(0, items: items)])
        expect(screen.header()?.shownView is EmptyView)
        dataSource.setSupplementaryItem(Headline(text: "A"), ofKind: header, inSection: 0)
        expectEqual((screen.header() as? HeadlineView)?.text, "A")
        expect(screen.problems.isEmpty)
    }

    @Test("a header without a registered view is a placeholder and is reported")
    func missing() {
        let screen = CollectionScreen(headerHeight: 20)
        let dataSource = makeDataSource(screen)
        dataSource.apply(sections: [UniversalSection(0, header: Headline(text: "A"), items: items)])
        expect(screen.header()?.shownView is PlaceholderView)
        expect(
            screen.problems == [
                .missing(
                    RegistrationKey(itemType: Headline.self, elementKind: header),
                    container: .collectionView,
                    registered: []
                )
            ]
        )
    }

    @Test("decoration views are created by the layout, also by a later one")
    func decorations() {
        final class LineLayout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = super.layoutAttributesForElements(in: rect) ?? []
                guard !attributes.isEmpty else { return attributes }
                let line = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "line",
                    with: IndexPath(item: 0, section: 0)
                )
                line.frame = CGRect(x: 0, y: 0, width: 320, height: 1)
                return attributes + [line]
            }
        }
        final class LineView: UICollectionReusableView {}
        let screen = CollectionScreen()
        screen.collectionView.setCollectionViewLayout(LineLayout(), animated: false)
        let dataSource = makeDataSource(screen)
        dataSource.registerDecorationViewType(LineView.self, elementKind: "line")
        dataSource.apply(sections: [UniversalSection(0, items: items)], animatingDifferences: false)
        screen.host.layout()
        func lines() -> Int { screen.collectionView.subviews.filter { $0 is LineView && !$0.isHidden }.count }
        expectEqual(lines(), 1)
        dataSource.setMap(nil, layout: LineLayout(), animated: false)
        screen.host.layout()
        expectEqual(lines(), 1)
        let keys = dataSource.registrations.keys(for: .collectionView)
        expect(keys.contains { $0.category == .decorationView && $0.elementKind == "line" })
    }
}
