import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ScrollPositionTests {
    @Test("position kept on insert above: rows put in above what the reader sees do not move it, animated or not")
    func insertAbove() throws {
        screen.apply(rows(0..<100))
        scroll(to: 1_000)
        let row = try require(screen.texts[2].flatMap { Int($0) })
        let before = place(of: row)
        screen.driver.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") { rows(Array(500..<530) + Array(0..<100)) }
            }
        )
        screen.host.advance(by: 1)
        expect(before != nil)
        expectEqual(place(of: row), before)
    }

    @Test("a chat at its end stays there when messages are inserted, resized or deleted", arguments: [false, true])
    func chatEnd(isAnimated: Bool) {
        screen.driver.pinning = .end
        screen.apply(rows(0..<100))
        var grown = rows(0..<104)
        grown[103].height = 200
        for items in [rows(0..<103), rows(0..<104), grown, rows(0..<50), rows(20..<60)] {
            screen.driver.apply(
                CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { items } },
                animated: isAnimated
            )
            screen.host.advance(by: 1)
            screen.host.layout()
            expectEqual(distanceToEnd, 0)
            expectEqual(screen.texts.last, items.last?.text)
        }
    }

    @Test(
        "a state that is applied while the finger holds the content beyond its end does not move it",
        arguments: [false, true]
    )
    func heldOverscroll(isAnimated: Bool) {
        screen.apply(rows(0..<100))
        screen.host.touchDown(at: CGPoint(x: 100, y: 100))
        for y in stride(from: 120, through: 300, by: 20) {
            screen.host.advance(by: 1 / 60)
            screen.host.touchMoved(to: CGPoint(x: 100, y: CGFloat(y)))
        }
        let held = screen.collectionView.contentOffset.y
        expect(held < -20)
        var offsets: Set<CGFloat> = []
        for count in [101, 60, 90] {
            screen.driver.apply(
                CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { rows(0..<count) } },
                animated: isAnimated
            )
            offsets.insert(screen.collectionView.contentOffset.y)
            screen.host.advance(by: 0.1)
            offsets.insert(screen.collectionView.contentOffset.y)
        }
        expectEqual(offsets, [held])
        screen.host.touchUp(at: CGPoint(x: 100, y: 300))
        screen.host.advance(by: 2)
        expectEqual(screen.collectionView.contentOffset.y, 0)
    }
}
