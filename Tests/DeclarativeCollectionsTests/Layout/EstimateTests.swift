import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Estimated heights")
struct EstimateTests {
    @Test("rows off screen are estimated by the means of their types, weighted by frequency")
    func meansByType() {
        let screen = TestScreen()
        let items: [any CollectionViewItemConvertible] = (0..<1_000).map { index in
            guard index % 2 == 0 else { return BannerItem(index) }
            return BlockItem(index, height: 40)
        }
        screen.apply(items)
        expect((57_000...63_000).contains(screen.collectionView.contentSize.height))
    }

    @Test("a sample has one index from each stretch and covers alternating types")
    func sample() {
        expectEqual(Array(EvenSample(count: 5, limit: 64)), [0, 1, 2, 3, 4])
        expect(Array(EvenSample(count: 0, limit: 64)).isEmpty)
        for count in [65, 128, 256, 6_400, 1_000_000] {
            let sample = Array(EvenSample(count: count, limit: 64))
            expectEqual(sample.count, 64)
            expect(sample == sample.sorted() && Set(sample).count == 64 && (sample.last ?? count) < count)
            expect((20...44).contains(sample.count { $0 % 2 == 0 }))
        }
    }

    @Test("a section of a known type is estimated before any of its rows was on screen")
    func newSection() {
        let screen = TestScreen()
        func state(_ sections: Int) -> CollectionViewState {
            CollectionViewState {
                for section in 0..<sections {
                    CollectionViewSection(differenceIdentifier: section) {
                        for row in 0..<100 { BlockItem(row, height: 70) }
                    }
                }
            }
        }
        screen.apply(state(1))
        expectEqual(screen.collectionView.contentSize.height, 7_000)
        screen.apply(state(5))
        expectEqual(screen.collectionView.contentSize.height, 35_000)
    }

    @Test(
        "first frame, scroll frame, single update, appended page and jump ask for the same number of sizes at every length",
        arguments: [100, 10_000, 100_000]
    )
    func callCounts(count: Int) {
        let screen = TestScreen()
        let meter = SizeMeter()
        func rows(_ count: Int) -> [BlockItem] {
            let heights: [CGFloat] = [40, 50, 60, 70, 80]
            return (0..<count).map { BlockItem($0, height: heights[$0 % heights.count], meter: meter) }
        }
        var counts: [Int] = []
        func step(_ action: () -> Void) {
            meter.count = 0
            action()
            screen.host.layout()
            counts.append(meter.count)
        }
        step { screen.apply(rows(count)) }
        step { screen.collectionView.contentOffset.y += 60 }
        step {
            var items = rows(count)
            items[2].text = "changed"
            screen.apply(items)
        }
        step { screen.apply(rows(count + 50)) }
        step { screen.collectionView.contentOffset.y = screen.collectionView.contentSize.height / 2 }
        expectEqual(counts, [8, 1, 1, 1, 8])
    }
}
