import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Cells that are prepared before they are shown") @MainActor
struct PreparedCellTests {
    /// Four of ten rows are visible.
    private func makeScreen() -> CollectionScreen {
        let screen = CollectionScreen(rows: 10)
        screen.log = []
        return screen
    }

    @Test("cellForItemAt comes before the item is in sight, willDisplay when it is, and the cell is filled once")
    func preparedThenShown() throws {
        let screen = makeScreen()
        screen.window.clock.advance(by: 1)
        expectEqual(screen.log, ["cell 4", "cell 5"])
        let cell = try require(screen.cell(4))
        expectEqual(cell.superview, nil)
        expect(!screen.collectionView.visibleCells.contains(cell))
        expect(!screen.collectionView.indexPathsForVisibleItems.contains(path(4)))
        expectEqual(screen.collectionView.indexPath(for: cell), path(4))
        screen.log = []
        screen.scroll(to: 44)
        expectEqual(screen.log, ["did end displaying 0", "will display 4"])
        expect(screen.cell(4) === cell)
        expect(cell.superview === screen.collectionView)
    }

    @Test("cells are prepared one by one, nearest first, and none while the clock is stopped")
    func oneByOne() {
        let screen = makeScreen()
        expect(screen.log.isEmpty)
        screen.window.clock.advance(by: 1.5 / 60)
        expectEqual(screen.log, ["cell 4"])
        screen.window.clock.advance(by: 1.0 / 60)
        expectEqual(screen.log, ["cell 4", "cell 5"])
        screen.window.clock.advance(by: 1)
        expect(screen.window.clock.isIdle)
    }

    @Test("cells are prepared in the direction of scrolling, those left behind are used again")
    func direction() {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 880)
        screen.window.clock.advance(by: 1)
        expect(screen.cell(24) != nil && screen.cell(25) != nil)
        expectEqual(screen.cell(19), nil)
        screen.scroll(to: 836)
        screen.window.clock.advance(by: 1)
        expect(screen.cell(18) != nil)
        screen.scroll(to: 0)
        expectEqual(screen.cell(25), nil)
        expect(TestCell.createdCount < 12)
    }

    @Test("a prepared cell goes along with its item, and ends with it without having been displayed")
    func updates() throws {
        let screen = makeScreen()
        screen.window.clock.advance(by: 1)
        let cell = try require(screen.cell(5))
        screen.log = []
        screen.update([["0", "1", "2", "3", "5", "6", "7", "8", "9"]]) { $0.deleteItems(at: [path(4)]) }
        screen.window.clock.advance(by: 1)
        expect(screen.cell(4) === cell)
        screen.update([["0", "1", "2", "3", "6", "7", "8", "9"]]) { $0.deleteItems(at: [path(4)]) }
        expect(screen.cell(4) !== cell || cell.title != "5")
        expect(!screen.log.contains { $0.hasPrefix("did end displaying") })
    }

    @Test("a prepared cell is reconfigured in place, and reloaded by another")
    func reconfigureAndReload() throws {
        let screen = makeScreen()
        screen.window.clock.advance(by: 1)
        let cell = try require(screen.cell(4))
        screen.source.sections[0][4] = "new"
        screen.collectionView.reconfigureItems(at: [path(4)])
        expect(screen.cell(4) === cell)
        expectEqual(cell.title, "new")
        screen.collectionView.reloadData()
        screen.layOut()
        expect(screen.collectionView.indexPath(for: cell) != path(4))
    }

    @Test("a prepared cell shows the selection of its item")
    func selection() {
        let screen = makeScreen()
        screen.collectionView.selectItem(at: path(4), animated: false, scrollPosition: [])
        screen.window.clock.advance(by: 1)
        expectEqual(screen.cell(4)?.isSelected, true)
        screen.collectionView.selectItem(at: path(5), animated: false, scrollPosition: [])
        expectEqual(screen.cell(4)?.isSelected, false)
        expectEqual(screen.cell(5)?.isSelected, true)
    }

    @Test("without prefetching no cell is prepared")
    func switchedOff() {
        let screen = makeScreen()
        screen.collectionView.isPrefetchingEnabled = false
        screen.window.clock.advance(by: 1)
        expect(screen.log.isEmpty)
        expectEqual(screen.cell(4), nil)
    }

    @Test("a cell with the first responder keeps it while off screen and returns unchanged")
    func firstResponder() throws {
        let screen = CollectionScreen(rows: 100)
        let cell = try require(screen.cell(1))
        let field = Responder(frame: cell.bounds)
        cell.contentView.addSubview(field)
        expect(field.becomeFirstResponder())
        screen.log = []
        screen.scroll(to: 2_000)
        expect(field.isFirstResponder)
        expect(screen.log.contains("did end displaying 1"))
        expect(!screen.collectionView.visibleCells.contains(cell))
        expect(screen.cell(1) === cell)
        screen.scroll(to: 0)
        expect(screen.collectionView.visibleCells.contains(cell))
        expect(field.isFirstResponder)
        expect(screen.log.last == "will display 3" || screen.log.contains("will display 1"))
        expect(screen.log.filter { $0 == "cell 1" }.isEmpty)
        screen.scroll(to: 2_000)
        field.resignFirstResponder()
        screen.scroll(to: 2_044)
        expectEqual(screen.cell(1), nil)
    }
}

@MainActor private final class Responder: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
