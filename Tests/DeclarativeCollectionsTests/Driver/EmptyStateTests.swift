import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Empty states")
struct EmptyStateTests {
    private let screen = TestScreen()
    private let nothing = BlockItem("nothing", text: "nothing", height: 60)

    private func apply(_ sections: [CollectionViewSection]) {
        screen.apply(CollectionViewState(sections: sections).emptyItem(nothing))
    }

    private func section(
        rows: Int,
        header: TitleElement? = nil,
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout(),
        emptyItem: BlockItem? = nil
    ) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "main",
            header: header,
            items: { (0..<rows).map { BlockItem($0, text: "\($0)") } },
            layout: layout,
            emptyItem: emptyItem
        )
    }

    @Test("an empty list shows its empty item over the visible area, until it has content")
    func wholeList() {
        screen.collectionView.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
        apply([])
        expectEqual(screen.texts, ["nothing"])
        expectEqual(screen.collectionView.visibleCells.first?.frame, CGRect(x: 0, y: 0, width: 320, height: 350))
        screen.host.configuration.size = CGSize(width: 320, height: 300)
        screen.host.layout()
        expectEqual(screen.collectionView.visibleCells.first?.frame.height, 250)
        apply([section(rows: 2)])
        expectEqual(screen.texts, ["0", "1"])
        apply([section(rows: 0)])
        expectEqual(screen.texts, ["nothing"])
        expectEqual(screen.driver.state.sections.count, 1)
    }

    @Test("a list with only a header is not empty")
    func headerOnly() {
        apply([section(rows: 0, header: TitleElement("Header"))])
        expect(screen.texts.isEmpty)
        expect(screen.driver.headerView(inSection: 0) != nil)
    }

    @Test("a section without rows shows its empty item across all columns and then is not empty")
    func emptySection() {
        let layout = CollectionViewSectionLayout(columns: .fixed(2))
        let empty = BlockItem("none", text: "none", height: 30)
        apply([section(rows: 0, layout: layout, emptyItem: empty)])
        expectEqual(screen.texts, ["none"])
        expectEqual(screen.frame(0), CGRect(x: 0, y: 0, width: 320, height: 30))
        apply([section(rows: 1, layout: layout, emptyItem: empty)])
        expectEqual(screen.texts, ["0"])
        expectEqual(screen.frame(0)?.width, 160)
    }

    @Test("states that differ in their empty items are not equal")
    func equality() {
        let state = CollectionViewState(sections: [section(rows: 0, emptyItem: nothing)])
        expect(state != CollectionViewState(sections: [section(rows: 0)]))
        expect(state.emptyItem(nothing) != state)
        expectEqual(state.emptyItem(nothing), state.emptyItem(nothing))
    }
}
