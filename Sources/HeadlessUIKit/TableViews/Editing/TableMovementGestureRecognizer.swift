import Foundation

/// Takes hold of a row by its handle.
@MainActor final class TableMovementGestureRecognizer: UILongPressGestureRecognizer {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(target: nil, action: nil)
    }

    /// The handle is for nothing else: there is no waiting.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }

    override var state: State {
        didSet {
            guard let cell, let tableView = cell.tableView, state != oldValue || state == .changed else { return }
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
}
