import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Replacement of a whole list")
struct ReplacementTests {
    private let screen = TestScreen()

    private func apply(_ identifiers: some Sequence<Int>, completion: (@MainActor () -> Void)? = nil) {
        screen.driver.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") {
                    for identifier in identifiers { BlockItem(identifier, text: "\(identifier)") }
                }
            },
            completion: completion
        )
    }

    @Test("more changes than the threshold, and more than half of the list, are shown at once; fewer are animated")
    func threshold() {
        screen.driver.replacementThreshold = 100
        apply(0..<100)
        var completed = 0
        apply(200..<250) { completed += 1 }
        expectEqual(completed, 1)
        expectEqual(screen.texts.first, "200")
        // The same number of changes in a longer list, of which most rows stay.
        screen.driver.replacementThreshold = .max
        apply(0..<2_000)
        screen.host.advance(by: 1)
        screen.driver.replacementThreshold = 100
        apply(150..<2_000) { completed += 1 }
        expectEqual(completed, 1)
        screen.host.advance(by: 1)
        expectEqual(completed, 2)
    }

    @Test("a replacement keeps the topmost remaining row in place")
    func place() {
        screen.driver.replacementThreshold = 20
        screen.apply((0..<100).map { BlockItem($0, text: "\($0)") })
        screen.collectionView.contentOffset.y = 2_010
        screen.host.layout()
        apply(Array(500..<900) + [42] + Array(900..<1_000))
        screen.host.layout()
        let cell = screen.collectionView.visibleCells.first { ($0 as? BlockCell)?.text == "42" }
        expectEqual(cell.map { $0.frame.minY - screen.collectionView.contentOffset.y }, 90)
    }
}
