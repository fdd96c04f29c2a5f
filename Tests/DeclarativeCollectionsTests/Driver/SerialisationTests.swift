import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Serialization of updates")
struct SerialisationTests {
    let screen = TestScreen()
    let log = Log()

    func state(_ texts: String...) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main") {
                for text in texts { BlockItem(text, text: text) }
            }
        }
    }

    @Test("a state applied in a completion handler waits for all completion handlers of the update")
    func applyFromCompletion() {
        screen.driver.apply(state("a"), animated: false) { [screen, log] in
            log.add("first")
            screen.driver.apply(state("b"), animated: false) { log.add("third") }
            log.add("second")
        }
        expectEqual(log.entries, ["first", "second", "third"])
        screen.host.layout()
        expectEqual(screen.texts, ["b"])
    }

    @Test("a state from within willDisplay of an update is applied after it")
    func applyFromWillDisplay() async {
        let next = state("b", "c")
        let announcing = BlockItem("a", text: "a").willDisplay { [screen, log] in
            screen.driver.apply(next, animated: false) { log.add("next") }
            log.add("announced")
        }
        screen.driver.apply(
            CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { announcing } },
            animated: false
        ) { [log] in log.add("applied") }
        for _ in 0..<5 where log.entries.count < 3 { await Task.yield() }
        expectEqual(log.entries, ["announced", "applied", "next"])
        screen.host.layout()
        expectEqual(screen.texts, ["b", "c"])
    }

    @Test("a state from within willDisplay while scrolling is on screen when the layout pass is over")
    func applyWhileScrolling() {
        let next = state("x")
        screen.apply(
            (0..<20).map { index in
                BlockItem(index).willDisplay { [screen, log] in
                    guard index == 12 else { return }
                    screen.driver.apply(next, animated: false) { log.add("applied") }
                    log.add("announced")
                }
            }
        )
        screen.collectionView.contentOffset.y = 300
        screen.host.layout()
        expectEqual(log.entries, ["announced", "applied"])
        expectEqual(screen.texts, ["x"])
    }

    @Test("states wait while the user interacts with a row, and the newest is applied afterward")
    func hold() {
        screen.apply(state("a"))
        screen.driver.coordinator.suspendUpdates()
        for (name, next) in [("1", state("b")), ("2", state("c"))] {
            screen.driver.apply(next, animated: false) { [log] in log.add(name) }
        }
        expect(log.entries.isEmpty)
        expectEqual(screen.texts, ["a"])
        screen.driver.coordinator.resumeUpdates()
        screen.host.layout()
        expectEqual(log.entries, ["1", "2"])
        expectEqual(screen.texts, ["c"])
    }

    func startAnimating(_ state: CollectionViewState) {
        screen.driver.apply(state)
    }
}
