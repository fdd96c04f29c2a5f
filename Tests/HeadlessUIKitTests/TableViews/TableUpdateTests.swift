import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Batch updates of tables") @MainActor
struct TableUpdateTests {
    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("inserted rows appear, the others keep their cells and move down")
    func insert() {
        let screen = TableScreen([["a", "b"]])
        let cells = [screen.cell(0), screen.cell(1)]
        screen.source.forgetRequests()
        screen.update([["new", "a", "b"]]) { $0.insertRows(at: [self.row(0)], with: .fade) }
        expectEqual(screen.visibleTitles, ["new", "a", "b"])
        expect(screen.cell(1) === cells[0])
        expect(screen.cell(2) === cells[1])
        expectEqual(screen.source.requestedRows, [row(0)])
        expectEqual(screen.cell(1)?.frame.minY, 44)
        expectEqual(screen.table.contentSize.height, 132)
        screen.finishAnimations()
        expectEqual(screen.cell(0)?.alpha, 1)
        expect(screen.source.displayMistakes.isEmpty)
    }

    @Test("a deleted row's cell is announced as gone when the animation is over")
    func delete() {
        let screen = TableScreen([["a", "b", "c"]])
        let cell = screen.cell(0)
        screen.source.log = []
        screen.update([["b", "c"]]) { $0.deleteRows(at: [self.row(0)], with: .left) }
        expectEqual(screen.visibleTitles, ["b", "c"])
        expect(screen.source.log.isEmpty)
        expect(cell?.superview === screen.table)
        screen.finishAnimations()
        expectEqual(screen.source.log, ["did end displaying 0"])
        expectEqual(cell?.superview, nil)
        expectEqual(cell?.alpha, 1)
    }

    @Test("moved and reloaded rows, moved and inserted sections")
    func mixed() {
        let screen = TableScreen([["a", "b"], ["c"]])
        let first = screen.cell(0)
        screen.update([["b", "a"], ["c"]]) { $0.moveRow(at: self.row(0), to: self.row(1)) }
        expect(screen.cell(1) === first)
        screen.finishAnimations()
        screen.update([["b2", "a"], ["c"]]) { $0.reloadRows(at: [self.row(0)], with: .fade) }
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["b2", "a", "c"])
        screen.update([["c"], ["new"], ["b2", "a"]]) {
            $0.moveSection(0, toSection: 2)
            $0.insertSections([1], with: .top)
        }
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["c", "new", "b2", "a"])
        screen.update([["c"], ["b2", "a"]]) { $0.deleteSections([1], with: .automatic) }
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["c", "b2", "a"])
        screen.update([["d", "e"], ["b2", "a"]]) { $0.reloadSections([0], with: .automatic) }
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["d", "e", "b2", "a"])
        expectEqual(screen.source.displayed.count, 4)
        expect(screen.source.displayMistakes.isEmpty)
    }

    @Test("beginUpdates and endUpdates are one batch, and ask for heights again")
    func beginAndEnd() {
        let screen = TableScreen([["a", "b"]])
        screen.table.beginUpdates()
        screen.source.sections = [["b", "c"]]
        screen.table.deleteRows(at: [row(0)], with: .none)
        screen.table.insertRows(at: [row(1)], with: .none)
        screen.table.endUpdates()
        expectEqual(screen.visibleTitles, ["b", "c"])
        let heights = HeightSource(sections: [["a", "b"]])
        let other = TableScreen([["a", "b"]], source: heights)
        expectEqual(other.cell(1)?.frame.minY, 50)
        heights.height = { _ in 60 }
        other.table.beginUpdates()
        other.table.endUpdates()
        other.finishAnimations()
        expectEqual(other.cell(1)?.frame.minY, 60)
    }

    @Test("a reconfigured row keeps its cell")
    func reconfigure() {
        let screen = TableScreen([["a", "b"]])
        let cell = screen.cell(0)
        screen.source.sections = [["A", "b"]]
        screen.table.reconfigureRows(at: [row(0)])
        expect(screen.cell(0) === cell)
        expectEqual(cell?.title, "A")
        expectEqual(cell?.reuseCount, 0)
    }

    @Test("selection goes along with its row")
    func selection() {
        let screen = TableScreen([["a", "b"]])
        screen.tap(at: 60)
        screen.update([["new", "a", "b"]]) { $0.insertRows(at: [self.row(0)], with: .automatic) }
        expectEqual(screen.table.indexPathForSelectedRow, row(2))
    }

    @Test("a row whose index changed moves by the difference in the animation")
    func animation() throws {
        let screen = TableScreen([["a", "b", "c"]])
        let cell = try require(screen.cell(2))
        screen.update([["b", "c"]]) { $0.deleteRows(at: [self.row(0)], with: .fade) }
        expectEqual(cell.frame.minY, 44)
        screen.window.clock.advance(by: 0.15)
        let shown = cell.layer.presentation()?.frame.minY ?? 0
        expect(shown > 44 && shown < 88)
        screen.finishAnimations()
        expect(cell.layer.presentation()?.frame.minY ?? 44 == 44)
    }

    @Test("an update with wrong counts is reported in UIKit's terms")
    func consistency() {
        var batch = BatchUpdate()
        batch.insertedItems = [row(0)]
        let message = batch.inconsistency(
            before: ItemCounts(items: [2]),
            after: ItemCounts(items: [2]),
            terms: .tableView
        )
        expectEqual(
            message?.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (2) must be equal to the number of rows contained in that section "
                    + "before the update (2), plus or minus the number of rows inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ),
            true
        )
        var sections = BatchUpdate()
        sections.deletedSections = [0]
        expectEqual(
            sections.inconsistency(before: ItemCounts(items: [1]), after: ItemCounts(items: [1]), terms: .tableView)?
                .contains("number of sections contained in the table view after the update (1)"),
            true
        )
    }

    @Test("a table deallocated during an update leaves nothing behind")
    func goneTable() {
        let window = UIWindow(hostSize: CGSize(width: 100, height: 176), traits: UITraitCollection(displayScale: 2))
        window.isHidden = false
        let source = TableSource(sections: [["a", "b"]])
        weak var gone: UITableView?
        var isDone = false
        do {
            let table = UITableView(frame: window.bounds)
            table.register(TableTestCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            window.addSubview(table)
            window.hostLayout()
            gone = table
            table.performBatchUpdates {
                source.sections = [["b"]]
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            } completion: { _ in
                isDone = true
            }
            table.removeFromSuperview()
        }
        window.clock.advance(by: 1)
        expectEqual(gone, nil)
        expect(isDone)
    }

    @Test("updates from a callback during an update wait for its end")
    func nested() {
        let screen = TableScreen([["a"]])
        var isNested = false
        screen.source.configure = { [weak screen] cell, _ in
            guard let screen, cell.title == "b", !isNested else { return }
            isNested = true
            screen.table.performBatchUpdates {
                screen.source.sections = [["a", "b", "c"]]
                screen.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
        }
        screen.update([["a", "b"]]) { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }
        screen.finishAnimations()
        expect(isNested)
        expectEqual(screen.visibleTitles, ["a", "b", "c"])
    }

    /// Runs `body` while the cell of the row "b" is created, during the update that inserts it.
    private func duringUpdate(of screen: TableScreen, _ body: @escaping (TableScreen) -> Void) {
        var isNested = false
        screen.source.configure = { [weak screen] cell, _ in
            guard let screen, cell.title == "b", !isNested else { return }
            isNested = true
            body(screen)
        }
        screen.update([["a", "b"]]) { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }
        screen.finishAnimations()
        expect(isNested)
    }

    @Test("an update of a callback may follow an empty one of the same callback")
    func nestedAfterEmpty() {
        let screen = TableScreen([["a"]])
        duringUpdate(of: screen) { screen in
            screen.table.beginUpdates()
            screen.table.endUpdates()
            screen.table.performBatchUpdates {
                screen.source.sections = [["a", "b", "c"]]
                screen.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
        }
        expectEqual(screen.visibleTitles, ["a", "b", "c"])
    }

    @Test("updates of a callback that changes the data at once become one")
    func severalNested() {
        let screen = TableScreen([["a"]])
        var completions = 0
        duringUpdate(of: screen) { screen in
            screen.table.beginUpdates()
            screen.source.sections = [["x", "a", "b"]]
            screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            screen.table.endUpdates()
            screen.source.sections = [["x", "y", "a"]]
            screen.table.performBatchUpdates({
                screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                screen.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }) { _ in completions += 1 }
            let later: (() -> Void)? = {
                screen.source.sections = [["x", "y", "a", "z"]]
                screen.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
            }
            screen.table.performBatchUpdates(later) { _ in completions += 1 }
        }
        expectEqual(screen.visibleTitles, ["x", "y", "a", "z"])
        expectEqual(completions, 2)
    }

    @Test("updates that a callback begins may end after it")
    func openNested() {
        let screen = TableScreen([["a"]])
        duringUpdate(of: screen) { $0.table.beginUpdates() }
        screen.source.sections = [["a"]]
        screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        screen.table.endUpdates()
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["a"])
    }

    @Test("reloading ends the display of every row")
    func reload() {
        let screen = TableScreen(rows: 100)
        screen.source.log = []
        screen.source.sections = [["x"]]
        screen.table.reloadData()
        expectEqual(screen.source.log.count, 4)
        screen.window.hostLayout()
        expectEqual(screen.visibleTitles, ["x"])
        expectEqual(screen.source.displayed.count, 1)
        expectEqual(screen.table.contentSize.height, 44)
    }
}

/// Provides the heights of rows.
@MainActor final class HeightSource: TableSource {
    var height: (IndexPath) -> CGFloat = { _ in 50 }
    var heightRequests = 0

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightRequests += 1
        return height(indexPath)
    }
}
