import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Scrolling to a row")
struct ScrollToTests {
    let screen = TestScreen()

    func apply(sections: Int = 1, rows: Int, isHeaderSticky: Bool = false) {
        screen.apply(
            CollectionViewState {
                for section in 0..<sections {
                    CollectionViewSection(
                        differenceIdentifier: "section \(section)",
                        header: TitleElement("\(section)"),
                        layout: CollectionViewSectionLayout(isHeaderSticky: isHeaderSticky)
                    ) {
                        for row in 0..<rows {
                            BlockItem(row, text: "\(section).\(row)", height: CGFloat(30 + (row * 7) % 90))
                        }
                    }
                }
            }
        )
    }

    func place(of text: String) -> CGFloat? {
        screen.collectionView.visibleCells
            .first { ($0 as? BlockCell)?.text == text }
            .map { $0.frame.minY - screen.collectionView.contentOffset.y }
    }

    @Test("a row that was never on screen is scrolled exactly to the requested position")
    func immediate() async {
        apply(rows: 10_000)
        await expect(screen.driver.scroll(to: 7_000, animated: false))
        expectEqual(place(of: "0.7000"), 0)
        await expect(screen.driver.scroll(to: 3_000, position: .bottom, animated: false))
        expectEqual(place(of: "0.3000"), 400 - CGFloat(30 + (3_000 * 7) % 90))
        await expect(screen.driver.scroll(to: 3_001, position: [], animated: false))
        expectEqual(place(of: "0.3001"), 400 - CGFloat(30 + (3_001 * 7) % 90))
        await expect(screen.driver.scroll(to: 9_999, animated: false))
        expectEqual(screen.texts.last, "0.9999")
    }

    @Test("a row is found in its section, and a missing one does not scroll")
    func identifiers() async {
        apply(sections: 3, rows: 50)
        await expect(screen.driver.scroll(to: 20, in: "section 2", animated: false))
        expectEqual(place(of: "2.20"), 0)
        let offset = screen.collectionView.contentOffset
        await expect(!screen.driver.scroll(to: 50, animated: false))
        await expect(!screen.driver.scroll(to: 20, in: "section 3", animated: false))
        await expect(!screen.driver.scroll(toSection: "section 3"))
        expectEqual(screen.collectionView.contentOffset, offset)
    }

    @Test("a section comes with its header")
    func section() async {
        apply(sections: 3, rows: 50)
        await expect(screen.driver.scroll(toSection: "section 1", animated: false))
        expectEqual(screen.driver.headerView(inSection: 1)?.frame.minY, screen.collectionView.contentOffset.y)
    }

    @Test("a row is placed below a sticky header")
    func stickyHeader() async {
        apply(rows: 200, isHeaderSticky: true)
        await expect(screen.driver.scroll(to: 100, animated: false))
        expectEqual(place(of: "0.100"), 30)
    }

    func startAnimating(_ state: CollectionViewState) {
        screen.driver.apply(state)
    }
}
