import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Layout of a collection view")
struct CollectionViewLayoutTests {
    private func offsetOnScreen(_ identifier: Int, on screen: TestScreen) -> CGFloat? {
        screen.collectionView.visibleCells
            .first { ($0 as? BlockCell)?.text == "\(identifier)" }
            .map { $0.frame.minY - screen.collectionView.contentOffset.y }
    }

    private func rows(_ identifiers: some Sequence<Int>, meter: SizeMeter? = nil) -> [BlockItem] {
        identifiers.map { BlockItem($0, text: "\($0)", height: CGFloat(40 + $0 % 5 * 10), meter: meter) }
    }

    @Test(
        "first frame, scroll frame and single update measure the same number of rows, however many there are",
        arguments: [100, 10_000, 100_000]
    )
    func laziness(count: Int) {
        let screen = TestScreen()
        let meter = SizeMeter()
        screen.apply(rows(0..<count, meter: meter))
        expectEqual(meter.count, 8)
        screen.collectionView.contentOffset.y = 60
        screen.host.layout()
        expectEqual(meter.count, 9)
        var changed = rows(0..<count, meter: meter)
        changed[3].text = "changed"
        screen.apply(changed)
        expectEqual(meter.count, 10)
    }

    @Test("columns and insets are mirrored in right-to-left layouts")
    func rightToLeft() {
        let screen = TestScreen()
        screen.apply(
            CollectionViewState {
                CollectionViewSection(
                    items: { [BlockItem(0), BlockItem(1)] },
                    layout: CollectionViewSectionLayout(
                        insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30),
                        columnSpacing: 20,
                        columns: .fixed(2)
                    )
                )
            }
        )
        expectEqual(screen.frame(0), CGRect(x: 10, y: 0, width: 130, height: 50))
        screen.host.configuration.layoutDirection = .rightToLeft
        screen.host.layout()
        expectEqual(screen.frame(0), CGRect(x: 180, y: 0, width: 130, height: 50))
        expectEqual(screen.frame(1), CGRect(x: 30, y: 0, width: 130, height: 50))
        expectEqual(screen.cell(0)?.frame, screen.frame(0))
    }

    @Test("another width lays out all rows again, outside the horizontal safe areas")
    func widthAndSafeArea() {
        let screen = TestScreen()
        screen.apply(rows(0..<3))
        screen.host.configuration.size = CGSize(width: 500, height: 300)
        screen.host.layout()
        expectEqual(screen.cell(1)?.frame, CGRect(x: 0, y: 40, width: 500, height: 50))
        screen.host.configuration.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        screen.host.layout()
        expectEqual(screen.frame(1), CGRect(x: 44, y: 40, width: 412, height: 50))
    }

    @Test("rows inserted above do not move the visible ones; at the top edge they become visible")
    func insertionAbove() {
        let screen = TestScreen()
        screen.apply(rows(0..<100))
        screen.collectionView.contentOffset.y = 600
        screen.host.layout()
        let before = offsetOnScreen(14, on: screen)
        expect(before != nil)
        screen.apply(rows(Array(200..<210) + Array(0..<100)))
        expectEqual(offsetOnScreen(14, on: screen), before)
        screen.collectionView.contentOffset.y = 0
        screen.host.layout()
        screen.apply(rows(Array(300..<302) + Array(200..<210) + Array(0..<100)))
        expectEqual(offsetOnScreen(300, on: screen), 0)
    }

    @Test("a height change above the visible rows does not move them")
    func growthAbove() {
        let screen = TestScreen()
        screen.apply(rows(0..<100))
        screen.collectionView.contentOffset.y = 600
        screen.host.layout()
        let before = offsetOnScreen(14, on: screen)
        var grown = rows(0..<100)
        grown[2].height = 300
        screen.apply(grown)
        expectEqual(offsetOnScreen(14, on: screen), before)
        for _ in 0..<30 {
            screen.collectionView.contentOffset.y -= 40
            screen.host.layout()
        }
        expectEqual(screen.frame(3)?.minY, 390)
    }

    @Test("invalid heights are reported and count as 0")
    func invalidSizes() {
        let screen = TestScreen()
        screen.apply([
            BlockItem(1, height: .nan), BlockItem(2, height: -4), BlockItem(3, height: .infinity), BlockItem(4),
        ])
        expectEqual(screen.frame(3)?.minY, 0)
        expectEqual(screen.reports.count, 3)
        expectEqual(
            screen.reports.first?.description.hasPrefix("BlockCell at section 0, item 0 returned the height nan"),
            true
        )
    }

    @Test("a tall window shows everything, exactly")
    func tallWindow() {
        let screen = TestScreen(size: CGSize(width: 320, height: 8_000))
        screen.apply(rows(0..<100))
        expectEqual(screen.collectionView.contentSize.height, 6_000)
        expectEqual(screen.collectionView.visibleCells.count, 100)
    }

    @Test("a section's frame includes its header, rows and footer")
    func sectionFrame() {
        let screen = TestScreen()
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 0) { rows(0..<1) }
                CollectionViewSection(
                    differenceIdentifier: 1,
                    header: TitleElement("a"),
                    items: { rows(0..<2) },
                    footer: TitleElement("b"),
                    layout: CollectionViewSectionLayout(insets: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0))
                )
            }
        )
        expectEqual(screen.driver.frame(ofSection: 1), CGRect(x: 0, y: 40, width: 320, height: 160))
        expect(screen.driver.frame(ofSection: 2) == nil)
    }

    @Test("a sticky header stays below the top edge")
    func stickyHeader() {
        let screen = TestScreen()
        screen.apply(
            CollectionViewState {
                CollectionViewSection(
                    header: TitleElement("a"),
                    layout: CollectionViewSectionLayout(isHeaderSticky: true)
                ) { rows(0..<20) }
            }
        )
        screen.collectionView.contentOffset.y = 130
        screen.host.layout()
        expectEqual(screen.driver.headerView(inSection: 0)?.frame.minY, 130)
    }

    @Test("another text size measures all rows again and preserves the scroll position")
    func textSize() {
        let screen = TestScreen()
        let meter = SizeMeter()
        screen.apply(rows(0..<100, meter: meter))
        screen.collectionView.contentOffset.y = 600
        screen.host.layout()
        let (count, place) = (meter.count, offsetOnScreen(14, on: screen))
        screen.host.configuration.contentSizeCategory = .accessibilityLarge
        screen.host.layout()
        expectEqual(meter.count, count + screen.collectionView.visibleCells.count)
        expectEqual(offsetOnScreen(14, on: screen), place)
    }
}
