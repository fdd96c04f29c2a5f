import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Widths of rows, headers and footers")
struct SectionWidthTests {
    private func frames(
        width: CGFloat,
        layout: CollectionViewSectionLayout,
        background: CollectionViewSectionBackground? = nil
    ) -> [CGRect?] {
        let screen = TestScreen(size: CGSize(width: width, height: 400))
        let section = CollectionViewSection(
            differenceIdentifier: "main",
            header: TitleElement("Header"),
            items: { BlockItem(0, text: "row") },
            footer: TitleElement("Footer"),
            layout: layout,
            background: background
        )
        screen.apply(CollectionViewState(sections: [section]))
        return [
            screen.driver.headerView(inSection: 0)?.frame, screen.frame(0),
            screen.driver.footerView(inSection: 0)?.frame,
        ]
    }

    @Test("a maximum width centers rows, header and footer on wide screens and changes nothing on narrow ones")
    func maximumWidth() {
        let layout = CollectionViewSectionLayout(maximumWidth: CollectionViewSectionLayout.readableWidth)
        expectEqual(
            frames(width: 1_000, layout: layout),
            [
                CGRect(x: 164, y: 0, width: 672, height: 30),
                CGRect(x: 164, y: 30, width: 672, height: 50),
                CGRect(x: 164, y: 80, width: 672, height: 30),
            ]
        )
        expectEqual(frames(width: 390, layout: layout), frames(width: 390, layout: CollectionViewSectionLayout()))
        for invalid in [CGFloat.nan, .infinity, 0, -5] {
            let layout = CollectionViewSectionLayout(maximumWidth: invalid)
            expectEqual(frames(width: 500, layout: layout), frames(width: 500, layout: CollectionViewSectionLayout()))
        }
    }

    @Test("the header and the footer of a card are as wide as the card")
    func card() {
        let layout = CollectionViewSectionLayout(insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20))
        for includesHeader in [false, true] {
            let area = CollectionViewSectionBackgroundArea(includesHeader: includesHeader)
            let card = CollectionViewSectionBackground(color: .systemGray, area: area)
            let found = frames(width: 320, layout: layout, background: card)
            expectEqual(found.map { $0?.minX }, [16, 16, 16])
            expectEqual(found.map { $0?.width }, [284, 284, 284])
        }
        // A background that reaches beyond the rows to the edges of the screen keeps the header there as well.
        let area = CollectionViewSectionBackgroundArea(insets: UIEdgeInsets(top: 0, left: -16, bottom: 0, right: -20))
        let band = CollectionViewSectionBackground(color: .systemGray, area: area)
        expectEqual(frames(width: 320, layout: layout, background: band).map { $0?.width }, [320, 284, 320])
    }
}
