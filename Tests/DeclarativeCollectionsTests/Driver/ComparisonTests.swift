import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("What is compared when a state is applied")
struct ComparisonTests {
    private let screen = TestScreen()
    private let meter = ComparisonMeter()

    private func state(_ text: String = "a", height: CGFloat = 50, count: Int = 10_000) -> [ComparedItem] {
        (0..<count).map { ComparedItem($0, text: text, height: height, meter: meter) }
    }

    private func comparisons(_ changes: () -> Void) -> Int {
        meter.count = 0
        changes()
        return meter.count
    }

    @Test("rows that nobody has seen are not compared with their next version")
    func unseen() {
        screen.apply(state())
        let visible = screen.collectionView.visibleCells.count
        expect(visible > 0 && visible < 100)
        expect(comparisons { screen.apply(state()) } < 10 * visible)
        expect(comparisons { screen.apply(state("b")) } < 10 * visible)
    }

    @Test("a row that changed before it was seen is shown with its new content and height")
    func changedUnseen() {
        screen.apply(state())
        screen.apply(state("b", height: 70))
        let path = IndexPath(item: 5_000, section: 0)
        screen.collectionView.scrollToItem(at: path, at: .top, animated: false)
        screen.collectionView.layoutIfNeeded()
        let cell = screen.collectionView.cellForItem(at: path) as? ComparedCell
        expectEqual(cell?.text, "b")
        expectEqual(cell?.frame.height, 70)
    }

    @Test(
        "a row that was seen and scrolled away is measured again after it changed, however many equal states came before"
    )
    func changedAfterEqualStates() {
        screen.apply(state(count: 100))
        screen.collectionView.contentOffset.y = 3_000
        screen.collectionView.layoutIfNeeded()
        for _ in 0..<3 { screen.apply(state(count: 100)) }
        screen.apply(state(height: 70, count: 100))
        screen.collectionView.contentOffset.y = 0
        screen.collectionView.layoutIfNeeded()
        let frames = (0..<3).compactMap {
            screen.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        expectEqual(frames.map(\.minY), [0, 70, 140])
        expect(frames.allSatisfy { $0.height == 70 })
    }

    @Test("a row that moves to another section before it was seen is shown there with its new content")
    func movedUnseen() {
        func sections(_ text: String, moved: Int) -> [CollectionViewSection] {
            let items = state(text, count: 200)
            var (first, second) = (Array(items[..<100]), Array(items[100...]))
            for _ in 0..<moved { second.insert(first.removeLast(), at: 0) }
            return [
                CollectionViewSection(differenceIdentifier: "first", items: first.map(\.diffableItem)),
                CollectionViewSection(differenceIdentifier: "second", items: second.map(\.diffableItem)),
            ]
        }
        screen.apply(CollectionViewState(sections: sections("a", moved: 0)))
        screen.apply(CollectionViewState(sections: sections("b", moved: 3)))
        let path = IndexPath(item: 1, section: 1)
        screen.collectionView.scrollToItem(at: path, at: .top, animated: false)
        screen.collectionView.layoutIfNeeded()
        expectEqual((screen.collectionView.cellForItem(at: path) as? ComparedCell)?.text, "b")
    }
}
