import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Interactive reordering")
struct ReorderTests {
    private let screen = TestScreen()
    private let log = Log()

    private func row(_ name: String) -> BlockItem {
        BlockItem(name, text: name).reorderable { [log] move in
            log.add("\(move.item) \(describe(move.from)) to \(describe(move.to))")
        }
    }

    private func describe(_ place: CollectionViewItemMove.Place) -> String {
        "\(place.section).\(place.index) after \(place.previousItem.map(\.description) ?? "nothing")"
    }

    private func state(_ names: [String], _ others: [String]? = nil) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main") { names.map { row($0) } }
            if let others {
                CollectionViewSection(differenceIdentifier: "other") { others.map { row($0) } }
            }
        }
    }

    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 100, y: 50 * item + 25)
    }

    /// Picks up a row and moves it without dropping it.
    private func carry(_ item: Int, to target: Int) {
        screen.host.touchDown(at: point(item))
        screen.host.advance(by: 0.6)
        for step in 1...4 {
            let y = point(item).y + (point(target).y - point(item).y) * CGFloat(step) / 4
            screen.host.touchMoved(to: CGPoint(x: 100, y: y))
            screen.host.advance(by: 0.1)
        }
    }

    private func putDown(at item: Int) {
        screen.host.touchUp(at: point(item))
        screen.host.advance(by: 1)
    }

    @Test("a row is moved to another position, and its handler is called once with identifiers")
    func move() {
        screen.apply(state(["a", "b", "c", "d"]))
        let cell = screen.cell(0)
        carry(0, to: 2)
        expect(log.entries.isEmpty)
        putDown(at: 2)
        expectEqual(log.entries, ["a main.0 after nothing to main.2 after c"])
        expectEqual(screen.texts, ["b", "c", "a", "d"])
        expect(screen.cell(2) === cell)
        expectEqual(screen.driver.state, state(["b", "c", "a", "d"]))
    }

    @Test("a section makes its rows movable; disabled rows stay, and rows with handlers of their own keep them")
    func section() {
        var disabled = BlockItem("c", text: "c")
        disabled.isEnabled = false
        let section = CollectionViewSection(differenceIdentifier: "main") {
            BlockItem("a", text: "a")
            row("b")
            disabled
        }
        screen.apply(
            CollectionViewState(sections: [section.onMove { [log] in log.add("section \($0.item) to \($0.to.index)") }])
        )
        carry(0, to: 1)
        putDown(at: 1)
        carry(0, to: 1)
        putDown(at: 1)
        carry(2, to: 0)
        putDown(at: 0)
        expectEqual(log.entries, ["section a to 1", "b main.0 after nothing to main.1 after a"])
        expectEqual(screen.texts, ["a", "b", "c"])
    }

    @Test("a state with the new order changes nothing, one with the old order moves the row back")
    func nextState() {
        screen.apply(state(["a", "b", "c"]))
        carry(0, to: 1)
        putDown(at: 1)
        let cells = (0..<3).map { screen.cell($0) }
        screen.apply(state(["b", "a", "c"]))
        expectEqual((0..<3).map { screen.cell($0) }, cells)
        expectEqual(cells.map { $0?.updateCount }, [1, 1, 1])
        screen.apply(state(["a", "b", "c"]))
        expectEqual(screen.texts, ["a", "b", "c"])
    }

    @Test("rows of different heights make space and keep their heights")
    func heights() {
        var high = row("b")
        high.height = 90
        let next = [row("a"), high, row("c")]
        screen.apply(next)
        carry(0, to: 2)
        putDown(at: 2)
        expectEqual(screen.texts, ["b", "a", "c"])
        expectEqual((0..<3).map { screen.frame($0)?.height }, [90, 50, 50])
        expectEqual(screen.frame(2)?.minY, 140)
    }

    @Test("a row is moved to another section")
    func otherSection() {
        screen.apply(state(["a", "b"], ["c", "d"]))
        carry(0, to: 2)
        putDown(at: 2)
        expectEqual(log.entries.count, 1)
        expectEqual(screen.driver.state.sections.map(\.items.count), [1, 3])
        screen.apply(state(["b"], ["d", "c"]))
        expectEqual(screen.texts, ["b", "d", "c"])
    }

    /// A list whose middle and last sections have no rows, with headers or without.
    private func gaps(_ first: [String], _ third: [String], hasHeaders: Bool) -> CollectionViewState {
        func section(_ name: String, _ rows: [String]) -> CollectionViewSection {
            CollectionViewSection(
                differenceIdentifier: name,
                header: hasHeaders ? CollectionViewDiffableSupplementaryElement(TitleElement(name)) : nil
            ) { rows.map { row($0) } }
        }
        return CollectionViewState {
            section("first", first)
            section("second", [])
            section("third", third)
            section("last", [])
        }
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        screen.host.touchDown(at: CGPoint(x: 100, y: start))
        screen.host.advance(by: 0.6)
        for step in 1...20 {
            screen.host.touchMoved(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 20))
            screen.host.advance(by: 0.1)
        }
        screen.host.touchUp(at: CGPoint(x: 100, y: end))
        screen.host.advance(by: 1)
    }

    private var counts: [Int] { screen.driver.state.sections.map(\.items.count) }

    @Test("a row is put into a section without rows, and back", arguments: [true, false])
    func emptySection(hasHeaders: Bool) throws {
        screen.apply(gaps(["a", "b"], ["c"], hasHeaders: hasHeaders))
        let first: CGFloat = hasHeaders ? 55 : 25
        drag(from: first, to: hasHeaders ? 145 : 97)
        expectEqual(counts, [1, 1, 1, 0])
        expectEqual(log.entries, ["a first.0 after nothing to second.0 after nothing"])
        expectEqual(screen.texts, ["b", "a", "c"])
        // To the end of the list, below its last row.
        let end = screen.collectionView.contentSize.height + 60
        drag(from: first, to: end)
        expect(counts == [0, 1, 1, 1] && screen.texts == ["a", "c", "b"])
        // And into the first section, which has become empty.
        let last = try require(screen.frame(0, section: 3))
        drag(from: last.midY, to: hasHeaders ? 5 : 0)
        expect(counts == [1, 1, 1, 0] && screen.texts == ["b", "a", "c"])
    }

    @Test("a state that is applied while a row is being moved waits until it is dropped")
    func applyWhileHeld() {
        screen.apply(state(["a", "b", "c"]))
        carry(0, to: 1)
        screen.driver.apply(state(["x", "a", "b"]), animated: false) { [log] in log.add("applied") }
        expect(log.entries.isEmpty)
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 3)
        putDown(at: 1)
        expectEqual(log.entries, ["a main.0 after nothing to main.1 after b", "applied"])
        expectEqual(screen.texts, ["x", "a", "b"])
    }

    @Test("a handler applies the state with the new order")
    func applyFromHandler() {
        var names = ["a", "b", "c"]
        func next() -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") {
                    names.map { name in
                        BlockItem(name, text: name).reorderable { [screen, log] move in
                            names.insert(names.remove(at: move.from.index), at: move.to.index)
                            screen.driver.apply(next(), animated: false) { log.add("applied") }
                        }
                    }
                }
            }
        }
        screen.apply(next())
        carry(2, to: 0)
        putDown(at: 0)
        expectEqual(log.entries, ["applied"])
        expectEqual(screen.texts, ["c", "a", "b"])
    }

    @Test("a canceled touch returns the row, and waiting states are applied")
    func cancel() {
        screen.apply(state(["a", "b", "c"]))
        carry(0, to: 2)
        screen.driver.apply(state(["a", "b", "c", "d"]), animated: false)
        screen.host.touchCancelled()
        screen.host.advance(by: 1)
        expect(log.entries.isEmpty)
        expectEqual(screen.texts, ["a", "b", "c", "d"])
    }

    @Test("rows that cannot be moved, or are disabled, are not picked up")
    func immovable() {
        screen.apply([BlockItem("a", text: "a"), row("b").enabled(false), row("c")])
        for item in 0..<2 {
            carry(item, to: 2)
            putDown(at: 2)
        }
        expect(log.entries.isEmpty)
        expectEqual(screen.texts, ["a", "b", "c"])
    }

    @Test("a selected row stays selected where it is dropped")
    func selection() {
        screen.apply(
            CollectionViewState(selection: .multiple(["a"])) {
                CollectionViewSection(differenceIdentifier: "main") { ["a", "b", "c"].map { row($0) } }
            }
        )
        carry(0, to: 2)
        putDown(at: 2)
        expectEqual(screen.cell(2)?.isSelected, true)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    }

    @Test("a row put down in a section with another environment is updated for it in the cell it has")
    func environment() {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") { ["a", "b"].map { row($0) } }
                CollectionViewSection(differenceIdentifier: "other") { row("c") }
                    .environment(NameKey.self, "other")
            }
        )
        let cell = screen.cell(0)
        carry(0, to: 2)
        expectEqual(cell?.updateCount, 1)
        putDown(at: 2)
        expectEqual(screen.driver.state.sections.map(\.items.count), [1, 2])
        expectEqual(cell?.updateCount, 2)
        expect(screen.collectionView.visibleCells.contains { $0 === cell })
    }
}
