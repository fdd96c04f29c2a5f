import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Backgrounds of sections")
struct SectionBackgroundTests {
    private let screen = TestScreen()
    private let card = CollectionViewSectionBackground(color: .systemGray, cornerRadius: 12)

    private func apply(
        rows: [BlockItem] = [BlockItem(0, text: "0"), BlockItem(1, text: "1")],
        background: CollectionViewSectionBackground?,
        above: CGFloat = 0
    ) {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "above") { BlockItem(9, text: "above", height: above) }
                CollectionViewSection(
                    differenceIdentifier: "card",
                    header: TitleElement("Header"),
                    items: { rows },
                    layout: CollectionViewSectionLayout(
                        insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 20)
                    ),
                    background: background
                )
            }
        )
    }

    private var view: SectionBackgroundView? {
        screen.driver.backgroundView(inSection: 1) as? SectionBackgroundView
    }

    @Test("a section background follows its rows: they grow, come, go and move, and it lies behind all of them")
    func followsRows() throws {
        apply(background: card)
        let background = try require(view)
        expectEqual(background.frame, CGRect(x: 16, y: 38, width: 284, height: 100))
        expectEqual(background.layer.cornerRadius, 12)
        expectEqual(background.backgroundColor, .systemGray)
        apply(rows: [BlockItem(0, text: "0", height: 90), BlockItem(1, text: "1")], background: card)
        expectEqual(background.frame.height, 140)
        apply(rows: (0..<3).map { BlockItem($0, text: "\($0)") }, background: card, above: 20)
        expect(view === background)
        expectEqual(background.frame, CGRect(x: 16, y: 58, width: 284, height: 150))
        let cell = try require(screen.cell(0, section: 1))
        let order = screen.collectionView.subviews
        try expect(require(order.firstIndex(of: background)) < require(order.firstIndex(of: cell)))
    }

    @Test("a background appears, changes and disappears without updating rows")
    func appearChangeVanish() throws {
        apply(background: nil)
        expect(view == nil)
        let cell = try require(screen.cell(0, section: 1))
        apply(background: card)
        let background = try require(view)
        apply(background: CollectionViewSectionBackground(color: .systemRed, area: .init(includesHeader: true)))
        expect(view === background)
        expectEqual(background.backgroundColor, .systemRed)
        expectEqual(background.layer.cornerRadius, 0)
        expectEqual(background.frame, CGRect(x: 16, y: 0, width: 284, height: 138))
        apply(background: nil)
        expect(view == nil)
        expect(screen.cell(0, section: 1) === cell)
        expectEqual(cell.updateCount, 1)
    }

    @Test("insets of a background move its edges, outward if negative, and are mirrored in right-to-left layouts")
    func insets() throws {
        apply(
            background: CollectionViewSectionBackground(
                color: .systemGray,
                area: .init(insets: UIEdgeInsets(top: 2, left: -4, bottom: -6, right: 10))
            )
        )
        expectEqual(view?.frame, CGRect(x: 12, y: 40, width: 278, height: 104))
        screen.host.configuration.layoutDirection = .rightToLeft
        screen.host.layout()
        expectEqual(view?.frame, CGRect(x: 30, y: 40, width: 278, height: 104))
    }

    @Test("a section without rows has no background")
    func noRows() {
        apply(rows: [], background: card)
        expect(view == nil)
        apply(rows: [], background: CollectionViewSectionBackground(color: .red, area: .init(includesHeader: true)))
        expectEqual(view?.frame, CGRect(x: 16, y: 0, width: 284, height: 30))
    }

    @Test("any view can be a background")
    func anyView() {
        apply(background: CollectionViewSectionBackground(TitleElement("Watermark")))
        let title = screen.driver.backgroundView(inSection: 1) as? TitleView
        expectEqual(title?.text, "Watermark")
        expectEqual(title?.frame.height, 100)
    }

    @Test("a background is shown while any part of it is visible, however many rows the section has")
    func longSection() {
        apply(rows: (0..<1_000).map { BlockItem($0, text: "\($0)") }, background: card, above: 50)
        screen.collectionView.contentOffset.y = 20_000
        screen.host.layout()
        expectEqual(view?.frame.height, 50_000)
    }
}
