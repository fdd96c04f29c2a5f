import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ScrollToTests {
    @Test("an animated scroll returns when the row is at the requested position")
    func animated() async {
        apply(rows: 400)
        let arrival = Task { await screen.driver.scroll(to: 300, position: .centeredVertically) }
        for _ in 0..<400 where place(of: "0.300") == nil || screen.driver.scrolling.isScrolling {
            await Task.yield()
            screen.host.advance(by: 0.05)
        }
        await expect(arrival.value)
        let height = CGFloat(30 + (300 * 7) % 90)
        expectEqual(place(of: "0.300"), (400 - height) / 2)
    }

    @Test("a scroll that the user interrupts returns false")
    func interruption() async {
        apply(rows: 400)
        let arrival = Task { await screen.driver.scroll(to: 300) }
        for _ in 0..<100 where !screen.driver.scrolling.isScrolling { await Task.yield() }
        screen.host.advance(by: 0.1)
        screen.host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250))
        await expect(!arrival.value)
    }

    @Test("a waiting state is applied before a scroll")
    func waitsForState() async {
        apply(rows: 10)
        let next = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "new") {
                for row in 0..<100 { BlockItem("new \(row)", text: "\(row)") }
            }
        }
        startAnimating(next)
        let arrival = Task { await screen.driver.scroll(to: "new 50", animated: false) }
        for _ in 0..<5 { await Task.yield() }
        screen.host.advance(by: 1)
        await expect(arrival.value)
        expectEqual(place(of: "50"), 0)
    }
}
