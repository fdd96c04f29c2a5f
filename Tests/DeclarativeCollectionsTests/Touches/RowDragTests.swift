import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Rows that move and have a menu")
struct RowDragTests {
    private let screen = TestScreen()
    private let log = Log()

    private func row(_ name: String) -> BlockItem {
        BlockItem(name, text: name)
            .reorderable { [log] move in log.add("\(move.item) to \(move.to.section).\(move.to.index)") }
            .contextMenu { [log] in
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Open \(name)") { _ in log.add("opened \(name)") }])
                }
            }
    }

    private func state(_ sections: [String]...) -> CollectionViewState {
        CollectionViewState(
            sections: sections.enumerated().map { number, names in
                CollectionViewSection(differenceIdentifier: "section \(number)") { names.map { row($0) } }
            }
        )
    }

    private func press(_ y: CGFloat) {
        screen.host.touchDown(at: CGPoint(x: 100, y: y))
        screen.host.advance(by: 0.6)
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        press(start)
        for step in 1...4 {
            screen.host.touchMoved(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 4))
            screen.host.advance(by: 0.1)
        }
    }

    private func drop(at y: CGFloat) {
        screen.host.touchUp(at: CGPoint(x: 100, y: y))
        screen.host.advance(by: 1)
    }

    private var lines: [UIView] {
        screen.collectionView.subviews.filter { $0.frame.height == 2 && $0.layer.zPosition > 1_000 }
    }

    @Test("a press opens the menu, and movement drags the row to the line that is shown")
    func menuAndDrag() {
        screen.apply(state(["a", "b", "c", "d"]))
        press(25)
        expectEqual(screen.host.contextMenu?.performAction(titled: "Open a"), true)
        screen.host.touchUp(at: CGPoint(x: 100, y: 25))
        screen.host.advance(by: 1)
        expectEqual(log.entries, ["opened a"])
        expectEqual(screen.texts, ["a", "b", "c", "d"])

        drag(from: 25, to: 130)
        expect(screen.host.contextMenu == nil)
        expectEqual(lines.map(\.frame), [CGRect(x: 0, y: 149, width: screen.collectionView.bounds.width, height: 2)])
        expectEqual(screen.texts, ["a", "b", "c", "d"])
        let cell = screen.cell(0)
        drop(at: 130)
        expectEqual(log.entries, ["opened a", "a to section 0.2"])
        expectEqual(screen.texts, ["b", "c", "a", "d"])
        expect(screen.cell(2) === cell)
        expectEqual(screen.driver.state, state(["b", "c", "a", "d"]))
        expect(lines.isEmpty)
    }

    @Test("a row is dropped upwards, after the last row, into another and into an empty section")
    func places() {
        screen.apply(state(["a", "b", "c"]))
        drag(from: 125, to: 20)
        drop(at: 20)
        expectEqual(screen.texts, ["c", "a", "b"])
        drag(from: 25, to: 148)
        drop(at: 148)
        expectEqual(screen.texts, ["a", "b", "c"])
        screen.apply(state(["a", "b"], ["c"]))
        drag(from: 25, to: 110)
        drop(at: 110)
        expectEqual(screen.driver.state, state(["b"], ["a", "c"]))
        screen.apply(state(["a", "b"], []))
        drag(from: 25, to: 180)
        drop(at: 180)
        expectEqual(screen.driver.state, state(["b"], ["a"]))
        expectEqual(log.entries.suffix(2), ["a to section 1.0", "a to section 1.0"])
    }

    @Test("dropped at its place, beside the list or canceled, a row stays without a call")
    func stays() {
        screen.apply(state(["a", "b"]))
        for y: CGFloat in [45, 60, 400] {
            drag(from: 25, to: y)
            drop(at: y)
            expectEqual(screen.texts, ["a", "b"])
        }
        drag(from: 25, to: 95)
        screen.host.touchCancelled()
        screen.host.advance(by: 1)
        expectEqual(screen.texts, ["a", "b"])
        expect(log.entries.isEmpty && lines.isEmpty)
        // The next state is applied.
        screen.apply(state(["b"]))
        expectEqual(screen.texts, ["b"])
    }

    @Test("states wait while a row is dragged; the move comes before them")
    func waitingStates() {
        screen.apply(state(["a", "b", "c"]))
        drag(from: 25, to: 140)
        screen.driver.apply(state(["x", "a", "b", "c"]), animated: false)
        expectEqual(screen.texts, ["a", "b", "c"])
        drop(at: 140)
        expectEqual(log.entries, ["a to section 0.2"])
        expectEqual(screen.texts, ["x", "a", "b", "c"])
    }

    @Test("a state that is applied while the menu is open moves the row, not another one; a removed row is not dragged")
    func stateWhileMenuIsOpen() {
        screen.apply(state(["a", "b", "c"]))
        press(25)
        screen.driver.apply(state(["x", "a", "b", "c"]), animated: false)
        screen.host.touchMoved(to: CGPoint(x: 100, y: 190))
        screen.host.advance(by: 0.1)
        drop(at: 190)
        expectEqual(log.entries, ["a to section 0.3"])
        expectEqual(screen.texts, ["x", "b", "c", "a"])
        press(25)
        screen.driver.apply(state(["a", "b", "c"]), animated: false)
        screen.host.touchMoved(to: CGPoint(x: 100, y: 140))
        screen.host.advance(by: 0.1)
        drop(at: 140)
        expectEqual(screen.texts, ["a", "b", "c"])
        expectEqual(log.entries.count, 1)
    }

    @Test("handlers may apply a state when a row is dropped")
    func stateFromHandler() {
        let names = ["a", "b", "c"]
        func next(_ order: [String]) -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") {
                    order.map { name in
                        row(name).reorderable { [screen] move in
                            var order = order
                            order.remove(at: move.from.index)
                            order.insert(name, at: move.to.index)
                            screen.driver.apply(next(order + ["new"]))
                        }
                    }
                }
            }
        }
        screen.apply(next(names))
        drag(from: 25, to: 90)
        drop(at: 90)
        expectEqual(screen.texts, ["b", "a", "c", "new"])
    }

    @Test("an app's own drag delegate keeps rows from being dragged; they are picked up by the press")
    func ownDelegate() {
        let own = OwnDragDelegate()
        screen.collectionView.dragDelegate = own
        screen.apply(state(["a", "b"]))
        expect(screen.collectionView.dragDelegate === own)
        press(25)
        expect(screen.host.contextMenu == nil)
        screen.host.touchMoved(to: CGPoint(x: 100, y: 80))
        drop(at: 80)
        expectEqual(screen.texts, ["b", "a"])
        expectEqual(log.entries, ["a to section 0.1"])
    }

    @Test("rows beside each other are dropped before and after by the side of the finger, from right to left too")
    func columns() {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let screen = TestScreen()
            screen.collectionView.semanticContentAttribute = direction
            var section = CollectionViewSection(differenceIdentifier: "main") { ["a", "b", "c", "d"].map { row($0) } }
            section.layout.columns = .fixed(2)
            screen.apply(CollectionViewState(sections: [section]))
            let frames = (0..<4).compactMap { screen.frame($0) }
            expectEqual(Set(frames.map(\.minY)).count, 2)
            let isFlipped = screen.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = CGPoint(x: frames[3].midX, y: frames[3].midY)
            let end = CGPoint(x: isFlipped ? frames[1].maxX - 5 : frames[1].minX + 5, y: frames[1].midY)
            screen.host.touchDown(at: start)
            screen.host.advance(by: 0.6)
            screen.host.touchMoved(to: end)
            screen.host.advance(by: 0.1)
            let line = screen.collectionView.subviews.first { $0.frame.width == 2 && $0.layer.zPosition > 1_000 }
            expectEqual(line?.frame.midX, isFlipped ? frames[1].maxX : frames[1].minX)
            screen.host.touchUp(at: end)
            screen.host.advance(by: 1)
            expectEqual(screen.texts, ["a", "d", "b", "c"])
        }
    }
}

private final class OwnDragDelegate: NSObject, UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        []
    }
}
