import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Moving rows by their handles") @MainActor
struct TableMovementTests {
    private func makeScreen(_ sections: [[String]]) -> (screen: TableScreen, source: MovingSource) {
        let source = MovingSource(sections: [])
        let screen = TableScreen(sections, size: CGSize(width: 320, height: 400), source: source) { table, source in
            source.configure = { cell, _ in cell.showsReorderControl = true }
            table.isEditing = true
        }
        return (screen, source)
    }

    private func drag(_ screen: TableScreen, from y: CGFloat, by steps: [CGFloat]) {
        screen.window.hostTouchDown(at: CGPoint(x: 300, y: y))
        for step in steps { screen.window.hostTouchMoved(to: CGPoint(x: 300, y: y + step)) }
    }

    @Test("the other rows make space, and the data source is updated when the finger lifts")
    func move() throws {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let cell = try require(screen.cell(0))
        drag(screen, from: 22, by: [20, 50, 90])
        expectEqual(cell.frame.minY, 90)
        expectEqual(screen.cell(1)?.frame.minY, 0)
        expectEqual(screen.cell(2)?.frame.minY, 44)
        expectEqual(screen.cell(3)?.frame.minY, 132)
        expect(source.moves.isEmpty)
        expectEqual(screen.table.contentOffset, .zero)
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.moves, ["0-0 to 0-2"])
        expectEqual(screen.visibleTitles, ["b", "c", "a", "d"])
        expect(screen.cell(2) === cell)
        expectEqual(cell.frame.minY, 88)
        expectEqual(cell.alpha, 1)
        expect(source.displayMistakes.isEmpty)
    }

    @Test("a row moves into another section and back")
    func sections() {
        let (screen, source) = makeScreen([["a", "b"], ["c", "d"]])
        drag(screen, from: 22, by: [60, 120])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.moves, ["0-0 to 1-1"])
        expectEqual(screen.visibleTitles, ["b", "c", "a", "d"])
        drag(screen, from: 22 + 88, by: [-40, -100])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.moves.last, "1-1 to 0-0")
        expectEqual(screen.visibleTitles, ["a", "b", "c", "d"])
    }

    @Test("a row can be dropped into a section without rows, from above and from below")
    func emptySections() {
        let (screen, source) = makeScreen([["a", "b"], [], ["c", "d"]])
        source.headers = ["x", "y", "z"]
        screen.table.sectionHeaderHeight = 30
        screen.table.sectionHeaderTopPadding = 0
        screen.table.reloadData()
        screen.window.hostLayout()
        // Headers at 0, 118 and 148, rows from 30 and 178.
        drag(screen, from: 52, by: [20, 40, 100])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.moves, ["0-0 to 1-0"])
        expectEqual(source.sections, [["b"], ["a"], ["c", "d"]])
        drag(screen, from: 30 + 44 + 30 + 22, by: [-20, -44, -100])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.sections, [["a", "b"], [], ["c", "d"]])
        drag(screen, from: 178 + 22, by: [-10, -30, -50])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.sections, [["a", "b"], ["c"], ["d"]])
    }

    @Test("the table scrolls while a row is held near its edge, and back")
    func autoscroll() {
        let (screen, source) = makeScreen([(0..<40).map(String.init)])
        drag(screen, from: 22, by: [100, 200, 365])
        screen.window.clock.advance(by: 1)
        screen.window.hostLayout()
        let offset = screen.table.contentOffset.y
        expect(offset > 200)
        expectEqual(screen.cell(0)?.frame.minY, offset + 365)
        screen.window.clock.advance(by: 10)
        screen.window.hostLayout()
        expectEqual(screen.table.contentOffset.y, 1_360)
        screen.window.hostTouchMoved(to: CGPoint(x: 300, y: 395))
        screen.window.clock.advance(by: 1)
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(source.moves, ["0-0 to 0-39"])
        expectEqual(screen.visibleTitles.last, "0")
        let rest = screen.table.contentOffset.y
        screen.window.clock.advance(by: 1)
        expectEqual(screen.table.contentOffset.y, rest)
    }

    @Test("the delegate can retarget a move, and an immovable row has no handle")
    func refusal() {
        let (screen, source) = makeScreen([["fixed", "a", "b"]])
        expect(screen.cell(0)?.subviews.contains { $0 is CellReorderControl } == false)
        expect(screen.cell(1)?.subviews.contains { $0 is CellReorderControl } == true)
        source.target = { $0.row == 0 ? IndexPath(row: 1, section: 0) : $0 }
        drag(screen, from: 22 + 88, by: [-60, -110])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["fixed", "b", "a"])
    }

    @Test("a movement that is cancelled changes nothing")
    func cancel() {
        let (screen, source) = makeScreen([["a", "b", "c"]])
        drag(screen, from: 22, by: [60])
        screen.window.hostTouchCancelled()
        screen.finishAnimations()
        expect(source.moves.isEmpty)
        expectEqual(screen.table.visibleCells.map(\.frame.minY), [0, 44, 88])
    }
}

@MainActor private final class MovingSource: TableSource {
    var moves: [String] = []
    var target: (IndexPath) -> IndexPath = { $0 }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section][indexPath.row] != "fixed"
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let (from, to) = (sourceIndexPath, destinationIndexPath)
        moves.append("\(from.section)-\(from.row) to \(to.section)-\(to.row)")
        let title = sections[from.section].remove(at: from.row)
        sections[to.section].insert(title, at: to.row)
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
}
