import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Updates of a collection")
struct UpdateTests {
    @Test("rows appear in the order of the state with the heights they need")
    func order() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, text: "a"), BlockItem(2, text: "b", height: 70), BannerItem(3, text: "c")])
        expectEqual(screen.texts, ["a", "b", "c"])
        expectEqual(screen.frame(1), CGRect(x: 0, y: 50, width: 320, height: 70))
        expectEqual(screen.frame(2), CGRect(x: 0, y: 120, width: 320, height: 80))
        expectEqual(screen.collectionView.contentSize, CGSize(width: 320, height: 200))
    }

    @Test("a changed row is updated in its cell, and no other row is")
    func updateInPlace() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, text: "a"), BlockItem(2, text: "b"), BlockItem(3, text: "c")])
        let cells = (0..<3).map { screen.cell($0) }
        screen.apply([BlockItem(1, text: "a"), BlockItem(2, text: "B"), BlockItem(3, text: "c")])
        expectEqual((0..<3).map { screen.cell($0) }, cells)
        expectEqual(cells.map { $0?.updateCount }, [1, 2, 1])
        expectEqual(screen.texts, ["a", "B", "c"])
    }

    @Test("a row that grows pushes the rows below it, without touching their cells")
    func growth() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, height: 40), BlockItem(2)])
        let below = screen.cell(1)
        screen.apply([BlockItem(1, height: 100), BlockItem(2)])
        expectEqual(below?.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
        expectEqual(below?.updateCount, 1)
        expectEqual(screen.collectionView.contentSize.height, 150)
    }

    @Test("only the changed row is measured again")
    func measuresChangedRowOnly() {
        let screen = TestScreen()
        let meter = SizeMeter()
        func state(_ text: String) -> [BlockItem] {
            [1, 2, 3, 4].map { BlockItem($0, text: $0 == 3 ? text : "", meter: meter) }
        }
        screen.apply(state("a"))
        expectEqual(meter.count, 4)
        screen.apply(state("b"))
        expectEqual(meter.count, 5)
        screen.apply(state("b"))
        expectEqual(meter.count, 5)
    }

    @Test("rows are inserted, deleted and moved, and keep their cells")
    func structure() {
        let screen = TestScreen()
        screen.apply((1...4).map { BlockItem($0, text: "\($0)") })
        let third = screen.cell(2)
        screen.apply([4, 3, 5, 1].map { BlockItem($0, text: "\($0)") })
        expectEqual(screen.texts, ["4", "3", "5", "1"])
        expect(screen.cell(1) === third)
        expectEqual(third?.updateCount, 1)
    }

    @Test("a row of another type gets another cell at its position")
    func typeChange() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, text: "a"), BlockItem(2, text: "b")])
        let neighbour = screen.cell(1)
        screen.apply([BannerItem(1, text: "banner"), BlockItem(2, text: "b")])
        expectEqual(screen.texts, ["banner", "b"])
        expect(screen.cell(1) === neighbour)
        expectEqual(neighbour?.frame.minY, 80)
    }

    @Test("a row can change its type and position in one update")
    func typeChangeAndMove() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, text: "a"), BlockItem(2, text: "b"), BlockItem(3, text: "c")])
        screen.apply([BlockItem(3, text: "c"), BlockItem(2, text: "b"), BannerItem(1, text: "banner")])
        expectEqual(screen.texts, ["c", "b", "banner"])
    }

    @Test("a state that is applied off screen is shown when there is a window, and changed there as well")
    func offWindow() {
        let screen = TestScreen(isInWindow: false)
        var completions = 0
        screen.driver.apply(CollectionViewState { CollectionViewSection { BlockItem(1, text: "a") } }) {
            completions += 1
        }
        screen.driver.apply(
            CollectionViewState {
                CollectionViewSection {
                    BlockItem(1, text: "b")
                    BlockItem(2, text: "c")
                }
            }
        ) { completions += 1 }
        expectEqual(completions, 2)
        screen.show()
        expectEqual(screen.texts, ["b", "c"])
    }

    @Test("await returns when the state is on screen")
    func awaiting() async {
        let screen = TestScreen()
        await screen.driver.apply(CollectionViewState { CollectionViewSection { BlockItem(1, text: "a") } })
        expectEqual(screen.texts, ["a"])
    }

    @Test("cells exist only for visible rows and are reused")
    func reuse() {
        let screen = TestScreen()
        screen.apply((0..<10_000).map { BlockItem($0, text: "\($0)") })
        var seen = Set<ObjectIdentifier>()
        var kept: [UIView] = []
        for _ in 0..<200 {
            for cell in screen.collectionView.visibleCells where seen.insert(ObjectIdentifier(cell)).inserted {
                kept.append(cell)
            }
            screen.collectionView.contentOffset.y += 35
            screen.host.layout()
        }
        expect(kept.count < 40)
        expect(screen.texts.contains("\(Int(screen.collectionView.contentOffset.y / 50) + 3)"))
    }
}
