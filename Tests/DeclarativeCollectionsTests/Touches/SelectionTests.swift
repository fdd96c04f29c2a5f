import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections
import SeededRandom

@MainActor
@Suite("Selection")
struct SelectionTests {
    private let screen = TestScreen()
    private let log = Log()

    private func row(_ name: String) -> BlockItem {
        BlockItem(name, text: name)
            .didSelect { [log] in log.add("select \(name)") }
            .didDeselect { [log] in log.add("deselect \(name)") }
    }

    private func apply(_ selection: CollectionViewSelection, _ names: String..., animated: Bool = false) {
        var selection = selection
        selection.didChangeHandler = { [log] new in
            log.add("selection \(new.identifiers(of: String.self).sorted().joined())")
        }
        screen.driver.apply(
            CollectionViewState(selection: selection) {
                CollectionViewSection(differenceIdentifier: "main") { names.map { row($0) } }
            },
            animated: animated
        )
        screen.host.layout()
    }

    private func tap(_ item: Int) {
        screen.host.tap(at: CGPoint(x: 100, y: 50 * item + 25))
    }

    /// The names of the rows whose cells are selected.
    private var selected: [String] {
        screen.collectionView.visibleCells.filter(\.isSelected).compactMap { ($0 as? BlockCell)?.text }
    }

    @Test("without a selection in the state a tap only calls its handler")
    func none() {
        apply(.none, "a", "b")
        tap(1)
        expectEqual(log.entries, ["select b"])
        expect(selected.isEmpty)
    }

    @Test("at most one row is selected: the handlers of both rows are called, then that of the selection, once")
    func single() {
        apply(.single("a"), "a", "b")
        expectEqual(selected, ["a"])
        tap(1)
        expectEqual(selected, ["b"])
        expectEqual(log.entries, ["deselect a", "select b", "selection b"])
        expect(screen.driver.state.selection.contains("b"))
    }

    @Test("a tap on the one selected row calls its handler and changes nothing, unless it toggles")
    func toggling() {
        apply(.single("a"), "a", "b")
        tap(0)
        expectEqual(log.entries, ["select a"])
        expectEqual(selected, ["a"])
        log.entries = []
        apply(.single("a", isToggling: true), "a", "b")
        tap(0)
        expectEqual(log.entries, ["deselect a", "selection "])
        expect(selected.isEmpty)
        tap(0)
        expectEqual(log.entries, ["deselect a", "selection ", "select a", "selection a"])
        expectEqual(selected, ["a"])
    }

    @Test("taps select and deselect several rows")
    func multiple() {
        apply(.multiple(["a", "c"]), "a", "b", "c")
        expectEqual(selected, ["a", "c"])
        tap(1)
        tap(0)
        expectEqual(selected, ["b", "c"])
        expectEqual(log.entries, ["select b", "selection abc", "deselect a", "selection bc"])
    }

    @Test("rows keep their selection across updates and moves, in their section and to another one")
    func selectionKeptAcrossUpdates() {
        apply(.multiple(["a", "c"]), "a", "b", "c")
        let cell = screen.cell(2)
        apply(.multiple(["a", "c"]), "x", "c", "b", "a", animated: true)
        screen.host.advance(by: 1)
        expectEqual(Set(selected), ["a", "c"])
        expect(screen.cell(1) === cell)
        screen.apply(
            CollectionViewState(selection: .multiple(["a", "c"])) {
                CollectionViewSection(differenceIdentifier: "main") { row("a") }
                CollectionViewSection(differenceIdentifier: "other") { row("c") }
            }
        )
        expectEqual(selected, ["a", "c"])
        expectEqual(screen.collectionView.indexPathsForSelectedItems?.count, 2)
    }

    @Test("a row that changes its type of cell stays selected")
    func typeChange() {
        apply(.single("b"), "a", "b")
        screen.apply(
            CollectionViewState(selection: .single("b")) {
                CollectionViewSection(differenceIdentifier: "main") {
                    row("a")
                    BannerItem("b", text: "b")
                }
            }
        )
        expectEqual(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, true)
    }

    @Test("the state determines the selection: a state with the old selection reverts a tap")
    func controlled() {
        apply(.single("a"), "a", "b")
        tap(1)
        apply(.single("a"), "a", "b")
        expectEqual(selected, ["a"])
        apply(.multiple([String]()), "a", "b")
        expect(selected.isEmpty)
        apply(.multiple(["b", "a"]), "a", "b")
        expectEqual(selected, ["a", "b"])
        apply(.none, "a", "b")
        expect(selected.isEmpty)
        expect(!screen.collectionView.allowsMultipleSelection)
    }

    @Test("a selected row that comes on screen is selected there")
    func offScreen() {
        let names = (0..<30).map { "\($0)" }
        screen.apply(
            CollectionViewState(selection: .multiple(["20"])) {
                CollectionViewSection { names.map { row($0) } }
            }
        )
        expect(selected.isEmpty)
        screen.collectionView.contentOffset.y = 900
        screen.host.layout()
        expectEqual(selected, ["20"])
        screen.collectionView.contentOffset.y = 0
        screen.host.layout()
        expect(selected.isEmpty)
    }

    @Test("rows that cannot be selected do not change the selection, and handle taps if they have a handler")
    func notSelectable() {
        screen.apply(
            CollectionViewState(selection: .single("a")) {
                CollectionViewSection(differenceIdentifier: "main") {
                    row("a")
                    row("b").selectable(false)
                    row("c").enabled(false)
                    BlockItem("d").selectable(false)
                    BlockItem("e", text: "e")
                }
            }
        )
        (1..<4).forEach(tap)
        expectEqual(log.entries, ["select b"])
        expectEqual(selected, ["a"])
        tap(4)
        expectEqual(selected, ["e"])
    }

    @Test("a handler of the selection applies the next state")
    func applyFromHandler() {
        func state(_ identifier: String) -> CollectionViewState {
            CollectionViewState(
                selection: .single(identifier) { [screen, log] new in
                    let next = new.identifiers(of: String.self).first ?? ""
                    log.add(next)
                    screen.driver.apply(state(next), animated: false)
                },
                sections: { CollectionViewSection { ["a", "b"].map { BlockItem($0, text: $0) } } }
            )
        }
        screen.apply(state("a"))
        tap(1)
        expectEqual(selected, ["b"])
        tap(0)
        expectEqual(selected, ["a"])
        expectEqual(log.entries, ["b", "a"])
    }

    @Test("rows of several sections with equal identifiers are selected by the state, whatever was shown before")
    func oneIdentifierInSeveralSections() {
        func state(_ sections: [String], _ selection: CollectionViewSelection) -> CollectionViewState {
            CollectionViewState(selection: selection) {
                for section in sections {
                    CollectionViewSection(differenceIdentifier: section) { BlockItem("a", text: "a in \(section)") }
                }
            }
        }
        func selectedSections() -> [Int] {
            (screen.collectionView.indexPathsForSelectedItems ?? []).map(\.section).sorted()
        }
        screen.apply(state(["two"], .multiple(["a"])))
        expectEqual(selectedSections(), [0])
        screen.apply(state(["one", "two", "three"], .multiple(["a"])))
        expectEqual(selectedSections(), [0, 1, 2])
        screen.apply(state(["two"], .single("a")))
        expectEqual(selectedSections(), [0])
        screen.apply(state(["one", "two"], .single("a")))
        expectEqual(selectedSections(), [0])
        screen.apply(state(["one", "two"], .multiple([String]())))
        expectEqual(selectedSections(), [])
    }

    @Test(
        "after each of many random states exactly the rows in its selection are selected",
        arguments: [4, 5, 50, 56]
    )
    func randomStates(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ledger = DisplayLedger()
        for number in 0..<150 {
            var state = RandomScreen(using: &generator, maximumRows: 20).state(number: number, ledger: ledger)
            let identifiers = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Int.random(in: 0..<40, using: &generator)
            }
            state.selection = Int.random(in: 0...9, using: &generator) == 0 ? .none : .multiple(identifiers)
            screen.driver.apply(state, animated: Bool.random(using: &generator))
            screen.host.advance(by: TimeInterval.random(in: 0...0.5, using: &generator))
            screen.collectionView.contentOffset.y = CGFloat.random(in: 0...300, using: &generator).rounded()
            screen.host.advance(by: 1)
            for indexPath in screen.collectionView.indexPathsForVisibleItems {
                let item = screen.driver.coordinator.item(at: indexPath)
                let isWanted = item.map { state.selection.contains($0.differenceIdentifier) }
                let isSelected = screen.collectionView.cellForItem(at: indexPath)?.isSelected
                expectEqual(isSelected, isWanted, "seed \(seed), state \(number), \(indexPath)")
            }
        }
    }

    @Test("a value toggles as a tap does")
    func values() {
        var single = CollectionViewSelection.single(1, isToggling: true)
        single.toggle(2)
        expect(single.identifiers(of: Int.self) == [2])
        single.toggle(2)
        expect(single.identifiers.isEmpty)
        var multiple = CollectionViewSelection.multiple(["a"])
        multiple.toggle("b")
        multiple.toggle("a")
        expectEqual(multiple, .multiple(["b"]))
        expect(multiple.contains("b"))
    }
}
