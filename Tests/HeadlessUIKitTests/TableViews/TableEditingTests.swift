import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Editing and swiping rows") @MainActor
struct TableEditingTests {
    private func makeScreen() -> (screen: TableScreen, source: EditingSource) {
        let source = EditingSource(sections: [])
        let screen = TableScreen(
            [(0..<6).map(String.init)],
            size: CGSize(width: 320, height: 300),
            source: source
        )
        source.tableView = screen.table
        return (screen, source)
    }

    private func swipe(_ screen: TableScreen, from x: CGFloat, to end: CGFloat, y: CGFloat = 22) {
        screen.window.hostTouchDown(at: CGPoint(x: x, y: y))
        for step in 1...4 {
            screen.window.clock.advance(by: 0.05)
            screen.window.hostTouchMoved(to: CGPoint(x: x + (end - x) * CGFloat(step) / 4, y: y))
        }
        screen.window.clock.advance(by: 0.2)
        screen.window.hostTouchUp()
        screen.finishAnimations()
    }

    private func actionsView(_ screen: TableScreen) -> RowSwipeActionsView? {
        screen.table.subviews.compactMap { $0 as? RowSwipeActionsView }.first
    }

    @Test("a row in editing mode makes space for its control")
    func controls() throws {
        let (screen, _) = makeScreen()
        screen.table.setEditing(true, animated: false)
        screen.window.hostLayout()
        let cell = try require(screen.cell(0))
        expect(cell.isEditing)
        expectEqual(cell.editingStyle, .insert)
        expectEqual(cell.contentView.frame.minX, 38)
        expectEqual(screen.cell(1)?.editingStyle, .delete)
        expectEqual(screen.cell(2)?.isEditing, false)
        expectEqual(screen.cell(2)?.contentView.frame.minX, 0)
        screen.table.setEditing(false, animated: true)
        screen.finishAnimations()
        expectEqual(cell.contentView.frame.minX, 0)
        expect(!cell.subviews.contains { $0 is CellEditingControl })
    }

    @Test("the insertion control commits at once, the deletion control asks first")
    func commit() throws {
        let (screen, source) = makeScreen()
        screen.table.setEditing(true, animated: false)
        screen.window.hostLayout()
        screen.tap(at: 22, x: 20)
        expectEqual(source.committed, ["insert 0"])
        screen.tap(at: 66, x: 20)
        screen.finishAnimations()
        expectEqual(source.committed, ["insert 0"])
        expectEqual(screen.cell(1)?.showingDeleteConfirmation, true)
        screen.tap(at: 66, x: 310)
        expectEqual(source.committed, ["insert 0", "delete 1"])
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["0", "2", "3", "4", "5"])
        expectEqual(actionsView(screen), nil)
    }

    @Test("a swipe shows the actions; tapping one performs it, a touch elsewhere closes the row")
    func swipe() throws {
        let (screen, source) = makeScreen()
        var calls: [String] = []
        source.trailing = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "First") { _, _, done in
                    calls.append("first \(path.row)")
                    done(true)
                },
                UIContextualAction(style: .destructive, title: "Second") { _, _, done in done(false) },
            ])
        }
        swipe(screen, from: 300, to: 160)
        let cell = try require(screen.cell(0))
        let actions = try require(actionsView(screen))
        expectEqual(cell.frame.minX, -actions.actionsWidth)
        expectEqual(source.editingLog, ["will begin 0"])
        expectEqual(screen.table.indexPathForSelectedRow, nil)
        screen.tap(at: 22, x: 310)
        screen.finishAnimations()
        expectEqual(calls, ["first 0"])
        expectEqual(cell.frame.minX, 0)
        expectEqual(source.editingLog, ["will begin 0", "did end 0"])
        swipe(screen, from: 300, to: 160)
        expect(actionsView(screen) != nil)
        screen.tap(at: 200)
        screen.finishAnimations()
        expectEqual(actionsView(screen), nil)
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("a swipe on another row opens it and closes the first one, with one touch")
    func otherRow() throws {
        let (screen, source) = makeScreen()
        source.trailing = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Go") { _, _, _ in }])
        }
        swipe(screen, from: 300, to: 160)
        swipe(screen, from: 300, to: 160, y: 66)
        let actions = try require(actionsView(screen))
        expectEqual(screen.cell(0)?.frame.minX, 0)
        expectEqual(screen.cell(1)?.frame.minX, -actions.actionsWidth)
        expectEqual(source.editingLog, ["will begin 0", "did end 0", "will begin 1"])
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("a full swipe performs the first action, a short one none")
    func fullSwipe() {
        let (screen, source) = makeScreen()
        var count = 0
        source.trailing = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Go") { _, _, done in
                    count += 1
                    done(true)
                }
            ])
        }
        swipe(screen, from: 300, to: 280)
        expectEqual(actionsView(screen), nil)
        expectEqual(count, 0)
        swipe(screen, from: 310, to: 40)
        expectEqual(count, 1)
        expectEqual(screen.cell(0)?.frame.minX, 0)
    }

    @Test("without actions of the app's own a swipe offers to delete; a row that cannot be edited offers nothing")
    func deletion() throws {
        let (screen, source) = makeScreen()
        swipe(screen, from: 300, to: 200, y: 66)
        let actions = try require(actionsView(screen))
        expectEqual(actions.subviews.compactMap(\.accessibilityLabel), ["Remove"])
        screen.tap(at: 66, x: 310)
        screen.finishAnimations()
        expectEqual(source.committed, ["delete 1"])
        swipe(screen, from: 300, to: 200, y: 110)
        expect(actionsView(screen) != nil)
        screen.table.reloadData()
        expectEqual(actionsView(screen), nil)
        swipe(screen, from: 300, to: 200, y: 22)
        // Its style is insertion.
        expectEqual(actionsView(screen), nil)
    }

    @Test("a swipe to the other side shows the leading actions")
    func leading() throws {
        let (screen, source) = makeScreen()
        source.leading = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
        }
        swipe(screen, from: 20, to: 120)
        expect((screen.cell(0)?.frame.minX ?? 0) > 70)
        expect(actionsView(screen) != nil)
    }

    @Test("a vertical drag scrolls and swipes nothing")
    func scrolling() {
        let (screen, _) = makeScreen()
        screen.window.hostTouchDown(at: CGPoint(x: 200, y: 150))
        screen.window.hostTouchMoved(to: CGPoint(x: 195, y: 120))
        screen.window.hostTouchMoved(to: CGPoint(x: 150, y: 100))
        expectEqual(actionsView(screen), nil)
        expect(screen.table.isDragging)
        screen.window.hostTouchUp()
    }
}

@MainActor private final class EditingSource: TableSource {
    weak var tableView: UITableView?
    var committed: [String] = []
    var editingLog: [String] = []
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section][indexPath.row] != "2"
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }

    override func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        committed.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath) }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        editingLog.append("will begin \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        editingLog.append("did end \(indexPath.map { "\($0.row)" } ?? "none")")
    }
}
