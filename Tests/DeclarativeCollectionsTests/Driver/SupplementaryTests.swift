import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Headers and footers")
struct SupplementaryTests {
    private let screen = TestScreen()

    private func apply(
        header: (any CollectionViewSupplementaryElementConvertible)? = nil,
        footer: (any CollectionViewSupplementaryElementConvertible)? = nil,
        rows: Int = 2
    ) {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(
                    differenceIdentifier: "main",
                    header: header,
                    items: { (0..<rows).map { BlockItem($0, text: "\($0)") } },
                    footer: footer
                )
            }
        )
    }

    private var header: TitleView? {
        screen.driver.headerView(inSection: 0) as? TitleView
    }

    @Test("a section of a header alone is shown")
    func headerOnly() {
        apply(header: TitleElement("Title"), rows: 0)
        expectEqual(header?.text, "Title")
        expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        expectEqual(screen.collectionView.contentSize.height, 30)
    }

    @Test("a header whose text changed is updated in place, and no row is touched")
    func textChange() {
        apply(header: TitleElement("Old"))
        let (view, cell) = (header, screen.cell(0))
        apply(header: TitleElement("New", height: 60))
        expect(header === view)
        expectEqual(header?.text, "New")
        expectEqual(header?.updateCount, 2)
        expect(screen.cell(0) === cell)
        expectEqual(cell?.updateCount, 1)
        expectEqual(cell?.frame.minY, 60)
    }

    @Test("headers and footers appear and disappear without reloading rows")
    func appearAndVanish() {
        apply()
        let cell = screen.cell(0)
        apply(header: TitleElement("Header"), footer: TitleElement("Footer"))
        expectEqual(header?.text, "Header")
        expectEqual((screen.driver.footerView(inSection: 0) as? TitleView)?.frame.minY, 130)
        expectEqual(cell?.frame.minY, 30)
        apply(footer: TitleElement("Footer"))
        expect(header == nil)
        expectEqual(cell?.frame.minY, 0)
        expect(screen.cell(0) === cell)
        expectEqual(cell?.updateCount, 1)
    }

    @Test("a header of another type replaces the old one without reloading rows")
    func typeChange() {
        apply(header: TitleElement("Title"))
        let cell = screen.cell(0)
        apply(header: RuleElement())
        expect(screen.driver.headerView(inSection: 0) is RuleView)
        expect(screen.cell(0) === cell)
        expectEqual(cell?.frame.minY, 10)
    }

    @Test("a header stays with its section when sections are inserted above")
    func sectionInserted() {
        apply(header: TitleElement("Title"))
        let view = header
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "first", header: TitleElement("First"))
                CollectionViewSection(differenceIdentifier: "main", header: TitleElement("Title")) {
                    (0..<2).map { BlockItem($0, text: "\($0)") }
                }
            }
        )
        expectEqual(header?.text, "First")
        expectEqual((screen.driver.headerView(inSection: 1) as? TitleView)?.text, "Title")
        expect(view?.text == "Title" || view?.text == "First")
        expectEqual(screen.driver.headerView(inSection: 1)?.frame.minY, 30)
    }

    @Test("the newest handlers of a header are called")
    func handlers() {
        let log = Log()
        apply(header: TitleElement("Title").didEndDisplaying { log.add("old") })
        apply(header: TitleElement("Title").didEndDisplaying { log.add("new") })
        expectEqual(header?.updateCount, 1)
        apply()
        expectEqual(log.entries, ["new"])
    }

    @Test("views are named after section and item for UI tests, unless their content names them")
    func accessibilityNames() {
        apply(header: TitleElement("Title"))
        expectEqual(header?.accessibilityIdentifier, "main.header")
        expectEqual(screen.cell(1)?.accessibilityIdentifier, "main.1")
    }
}
