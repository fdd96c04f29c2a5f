import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension SerialisationTests {
    @Test("states that arrive during an animation wait, the newest wins, and every completion is called once")
    func coalescing() {
        screen.apply(state("a"))
        for (name, next) in [("1", state("a", "b")), ("2", state("c")), ("3", state("d", "e"))] {
            screen.driver.apply(next) { [log] in log.add(name) }
        }
        expect(log.entries.isEmpty)
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 2)
        screen.host.advance(by: 3)
        expectEqual(log.entries, ["1", "2", "3"])
        expectEqual(screen.texts, ["d", "e"])
    }

    @Test("await returns for a skipped state as well")
    func awaiting() async {
        screen.apply(state("a"))
        startAnimating(state("b"))
        let updates = ["c", "d"].map { text in
            Task { await screen.driver.apply(state(text)) }
        }
        // Both wait for the animation; the clock advances only on request.
        for _ in 0..<20 { await Task.yield() }
        screen.host.advance(by: 3)
        for update in updates { await update.value }
        expectEqual(screen.texts, ["d"])
    }
}
