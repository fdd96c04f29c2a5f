import Foundation

/// A recognizer that moves a row by its reorder control.
@MainActor final class TableMovementGestureRecognizer: ReorderGestureRecognizer {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init()
    }

    override func fingerDidMove() {
        guard let cell, let tableView = cell.tableView else { return }
        let finger = location(in: tableView).y
        switch state {
        case .began: tableView.editing.beginMovement(of: cell, finger: finger)
        case .changed: tableView.editing.movement?.move(to: finger)
        case .ended: tableView.editing.endMovement()
        case .cancelled: tableView.editing.cancelMovement()
        case .possible, .failed: break
        }
    }
}
