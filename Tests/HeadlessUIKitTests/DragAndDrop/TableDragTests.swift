import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Rows that are dragged") @MainActor
struct TableDragTests {
    private let screen = TableScreen(rows: 4)
    private let delegate = TableDragLog()

    init() {
        screen.table.dragDelegate = delegate
        screen.table.dropDelegate = delegate
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: start))
        screen.window.clock.advance(by: 0.6)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: end))
        screen.window.hostTouchUp()
        screen.window.clock.advance(by: 0.4)
    }

    @Test("a row is dropped on another, and the calls come in UIKit's order")
    func reorder() {
        screen.table.dragInteractionEnabled = true
        drag(from: 20, to: 110)
        expectEqual(delegate.log, ["items 0", "begin", "update 2", "perform 0 to 2", "drop end", "drag end"])
    }

    @Test("on a phone rows cannot be dragged unless the table is told so, and what may not leave stays")
    func permissions() {
        drag(from: 20, to: 110)
        expectEqual(delegate.log, [])
        screen.table.dragInteractionEnabled = true
        delegate.allowsMove = false
        drag(from: 20, to: 110)
        expectEqual(delegate.log, ["items 0", "begin", "update 2", "drop end", "drag end"])
    }

    @Test("optional methods answer where they are implemented and are nil where they are not")
    func optionalMethods() {
        let drag: any UITableViewDragDelegate = delegate
        let source = ItemDragSource(host: screen.table, indexPath: IndexPath(row: 0, section: 0))
        let session = DragSession(source: source)
        expectEqual(drag.tableView?(screen.table, dragSessionAllowsMoveOperation: session), true)
        expectEqual(drag.tableView?(screen.table, dragSessionIsRestrictedToDraggingApplication: session), nil)
    }
}

@MainActor private final class TableDragLog: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var log: [String] = []
    var allowsMove = true

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("items \(indexPath.row)")
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag end")
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMove
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        log.append("update \(destinationIndexPath?.row ?? -1)")
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop end")
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
        log.append("perform \(source) to \(coordinator.destinationIndexPath?.row ?? -1)")
    }
}
