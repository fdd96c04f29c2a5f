import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Touches select rows") @MainActor
struct TableSelectionTests {
    @Test("a tap highlights, ends the highlight, then selects")
    func tapOrder() {
        let screen = TableScreen(rows: 10)
        screen.source.log = []
        screen.tap(at: 60)
        expectEqual(
            screen.source.log,
            [
                "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1", "did select 1",
            ]
        )
        expectEqual(screen.cell(1)?.isSelected, true)
        expectEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }

    @Test("another row takes the place of the selected one")
    func replacement() {
        let screen = TableScreen(rows: 10)
        screen.tap(at: 10)
        screen.source.log = []
        screen.tap(at: 60)
        expectEqual(
            screen.source.log.suffix(4),
            ["will select 1", "will deselect 0", "did deselect 0", "did select 1"]
        )
        expectEqual(screen.cell(0)?.isSelected, false)
        expectEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    }

    @Test("the delegate may name another row, or none")
    func substitution() {
        let screen = TableScreen(rows: 10)
        screen.source.canSelect = { $0.row == 0 ? nil : IndexPath(row: 3, section: 0) }
        screen.tap(at: 10)
        expectEqual(screen.table.indexPathsForSelectedRows, nil)
        screen.tap(at: 60)
        expectEqual(screen.table.indexPathForSelectedRow?.row, 3)
    }

    @Test("a row that may not be highlighted is not selected")
    func noHighlight() {
        let screen = TableScreen(rows: 10)
        screen.source.canHighlight = { _ in false }
        screen.tap(at: 10)
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("several rows are selected and deselected one by one")
    func multiple() {
        let screen = TableScreen(rows: 10)
        screen.table.allowsMultipleSelection = true
        screen.tap(at: 10)
        screen.tap(at: 60)
        expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [0, 1])
        screen.source.log = []
        screen.tap(at: 10)
        expectEqual(screen.source.log.suffix(2), ["will deselect 0", "did deselect 0"])
        expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [1])
    }

    @Test("selecting in code does not call the delegate, and can scroll")
    func inCode() {
        let screen = TableScreen(rows: 100)
        screen.source.log = []
        screen.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
        expectEqual(screen.table.contentOffset.y, 2200)
        screen.window.hostLayout()
        expect(!screen.source.log.contains { $0.contains("select") })
        expectEqual(screen.cell(50)?.isSelected, true)
        screen.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: false)
        expectEqual(screen.cell(50)?.isSelected, false)
    }

    @Test("a selected row that comes back into sight shows it, and its old cell does not")
    func reuse() {
        let screen = TableScreen(rows: 100)
        screen.tap(at: 10)
        let cell = screen.cell(0)
        screen.scroll(to: 44 * 20)
        expectEqual(cell?.isSelected, false)
        screen.scroll(to: 0)
        expectEqual(screen.cell(0)?.isSelected, true)
        screen.table.reloadData()
        screen.window.hostLayout()
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("while editing rows are selected only where that is allowed")
    func editing() {
        let screen = TableScreen(rows: 10)
        screen.table.setEditing(true, animated: false)
        screen.tap(at: 10)
        expectEqual(screen.table.indexPathForSelectedRow, nil)
        screen.table.allowsMultipleSelectionDuringEditing = true
        screen.window.hostLayout()
        screen.tap(at: 10)
        screen.tap(at: 60)
        expectEqual(screen.table.indexPathsForSelectedRows?.count, 2)
        screen.table.setEditing(false, animated: false)
        expectEqual(screen.table.indexPathsForSelectedRows, nil)
    }

    @Test("the gray behind a selected row is there as long as it is selected, unless its style is none")
    func background() throws {
        let screen = TableScreen(rows: 10)
        let cell = try require(screen.cell(0))
        let before = cell.subviews.count
        screen.tap(at: 10)
        expectEqual(cell.subviews.count, before + 1)
        expect(cell.subviews.contains { $0.backgroundColor == .systemGray4 })
        cell.selectionStyle = .none
        expectEqual(cell.subviews.count, before)
        let own = UIView()
        cell.selectedBackgroundView = own
        cell.selectionStyle = .default
        expect(own.superview === cell)
        cell.isSelected = false
        expectEqual(own.superview, nil)
    }
}
