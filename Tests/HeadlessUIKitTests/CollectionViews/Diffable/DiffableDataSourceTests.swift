import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit
import SeededRandom

@Suite("Diffable data sources") @MainActor
struct DiffableDataSourceTests {
    private final class Model {
        var titles: [Int: String] = [:]
        var provided: [Int] = []
    }

    private let screen = CollectionScreen(sections: [])
    private let model = Model()
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let model = self.model
        let registration = UICollectionView.CellRegistration<TestCell, Int> { cell, _, item in
            cell.title = model.titles[item] ?? "\(item)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: screen.collectionView) { view, path, item in
            model.provided.append(item)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        screen.collectionView.isPrefetchingEnabled = false
    }

    private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private var titles: [String] {
        screen.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { ($0 as? TestCell)?.title }
    }

    @Test("a snapshot is shown, and another one as the difference: cells of items that stay are kept")
    func apply() throws {
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        screen.layOut()
        expectEqual(titles, ["1", "2", "3"])
        let cell = try require(screen.cell(2))
        model.provided = []
        var isDone = false
        source.apply(snapshot([("a", [3, 1, 4])])) { isDone = true }
        expect(screen.cell(0) === cell)
        expectEqual(model.provided, [4])
        expect(!isDone)
        screen.window.clock.advance(by: 1)
        expect(isDone)
        expectEqual(titles, ["3", "1", "4"])
    }

    @Test("without animation the completion is called at once")
    func withoutAnimation() {
        var isDone = false
        source.apply(snapshot([("a", [1])]), animatingDifferences: false) { isDone = true }
        expect(isDone)
    }

    @Test("a reconfigured item keeps its cell, a reloaded one gets another")
    func marks() throws {
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        screen.layOut()
        let first = try require(screen.cell(0))
        let second = try require(screen.cell(1))
        model.titles = [1: "one", 2: "two"]
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        source.apply(next, animatingDifferences: false)
        expect(screen.cell(0) === first && first.title == "one")
        expect(screen.cell(1) !== second && screen.cell(1)?.title == "two")
        expectEqual(source.snapshot().reloadedItemIdentifiers, [])
        expectEqual(source.snapshot().reconfiguredItemIdentifiers, [])
    }

    @Test("identifiers and paths are found both ways")
    func lookup() {
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        expectEqual(source.itemIdentifier(for: path(1)), 2)
        expectEqual(source.itemIdentifier(for: path(5)), nil)
        expectEqual(source.indexPath(for: 3), path(0, 1))
        expectEqual(source.indexPath(for: 9), nil)
        expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
        source.apply(snapshot([("b", [3])]), animatingDifferences: false)
        expectEqual(source.indexPath(for: 3), path(0))
    }

    @Test("applying by reload asks for everything again")
    func reload() {
        source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
        screen.layOut()
        model.provided = []
        var isDone = false
        source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])])) { isDone = true }
        expect(isDone)
        expectEqual(model.provided, [1, 2])
    }

    @Test("apply can be awaited")
    func awaiting() async {
        await source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 2)
        await source.applySnapshotUsingReloadData(snapshot([("a", [2])]))
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 1)
    }

    @Test("items that may be reordered are moved by the user, and the handlers get both lists")
    func reordering() throws {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        screen.layOut()
        expect(!screen.collectionView.beginInteractiveMovementForItem(at: path(0)))
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        source.reorderingHandlers.willReorder = { log.append("will \($0.finalSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            let sections = transaction.sectionTransactions.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items)" }
            log.append("did \(sections) \(transaction.difference.count)")
        }
        expect(!screen.collectionView.beginInteractiveMovementForItem(at: path(1)))
        expect(screen.collectionView.beginInteractiveMovementForItem(at: path(0)))
        screen.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        screen.collectionView.endInteractiveMovement()
        expectEqual(log, ["will [2, 3, 1, 4]", "did [\"a [2, 3, 1]\"] 2"])
        expectEqual(source.snapshot().itemIdentifiers(inSection: "a"), [2, 3, 1])
    }

    @Test("an outline is applied to its section, and expanding it inserts the items below")
    func outline() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        source.apply(outline, to: "a", animatingDifferences: false)
        screen.layOut()
        expectEqual(titles, ["1", "2"])
        outline.expand([1])
        source.apply(outline, to: "a", animatingDifferences: false)
        screen.layOut()
        expectEqual(titles, ["1", "11", "12", "2"])
        expectEqual(source.snapshot(for: "a").level(of: 11), 1)
        source.apply(snapshot([("a", [5])]), animatingDifferences: false)
        expectEqual(source.snapshot(for: "a").items, [5])
    }

    @Test("any list becomes any other, with sections and items moved, and the cells show it", arguments: UInt64(0)..<60)
    func randomLists(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for step in 0..<12 {
            var items = Array(0..<12).shuffled(using: &random)
            var sections: [(String, [Int])] = []
            for name in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                let count = Int.random(in: 0...min(4, items.count), using: &random)
                sections.append((name, Array(items.prefix(count))))
                items.removeFirst(count)
            }
            var next = snapshot(sections)
            for item in next.itemIdentifiers where source.snapshot().indexOfItem(item) != nil {
                if Int.random(in: 0..<5, using: &random) == 0 { next.reloadItems([item]) }
                if Int.random(in: 0..<5, using: &random) == 0 { next.reconfigureItems([item]) }
            }
            source.apply(next, animatingDifferences: step.isMultiple(of: 2))
            if Bool.random(using: &random) { screen.window.clock.advance(by: 0.1) }
            screen.layOut()
            expectEqual(titles, next.itemIdentifiers.prefix(titles.count).map(String.init))
            expectEqual(titles.count, min(4, next.numberOfItems))
        }
    }

    @Test("a list that gets shorter scrolls, and may be reloaded from within that")
    func reloadWhileScrolling() {
        final class Reloading: NSObject, UICollectionViewDelegate {
            var reload: (() -> Void)?

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                reload?()
                reload = nil
            }
        }
        let delegate = Reloading()
        screen.collectionView.delegate = delegate
        source.apply(snapshot([("a", Array(0..<40)), ("b", Array(40..<50))]), animatingDifferences: false)
        screen.layOut()
        screen.scroll(to: 50 * 44 - 176)
        expectEqual(titles, ["46", "47", "48", "49"])
        var count = 0
        delegate.reload = {
            self.source.applySnapshotUsingReloadData(self.snapshot([("a", [1, 2])])) { count += 1 }
        }
        screen.layout.rowHeight = 20
        screen.layout.invalidateLayout()
        screen.layOut()
        expectEqual(count, 1)
        expectEqual(titles, ["1", "2"])
    }

    @Test("supplementary views come from their registration and are used again")
    func supplementaryRegistration() {
        let screen = CollectionScreen(sections: [], headerHeight: 20)
        let registration = UICollectionView.SupplementaryRegistration<TestHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, kind, path in header.title = "\(kind == UICollectionView.elementKindSectionHeader) \(path.section)"
        }
        let cells = UICollectionView.CellRegistration<TestCell, Int> { $0.title = "\($2)" }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        source.apply(snapshot([("a", [1]), ("b", [2])]), animatingDifferences: false)
        screen.layOut()
        expectEqual(screen.header(1)?.title, "true 1")
    }
}
