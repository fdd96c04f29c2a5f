import Foundation

/// The editing mode of a table: what its rows show, and what their controls do.
@MainActor final class TableEditing {
    private unowned let tableView: UITableView
    private(set) var isEditing = false
    /// The row that the user moves.
    private(set) var movement: TableMovement?

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    func setEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        tableView.swipes.closeActions(animated: animated)
        // Selections while editing are apart from those otherwise.
        tableView.selection.deselectAll()
        self.isEditing = isEditing
        let changes = { [tableView] in
            for (path, cell) in tableView.shownRows {
                tableView.applyPlacement(to: cell, key: .row(path))
                cell.layoutIfNeeded()
            }
        }
        tableView.display.needsPlacing(in: tableView)
        if animated, tableView.window != nil {
            UIView.animate(withDuration: 0.3, animations: changes)
        } else {
            changes()
        }
    }

    // MARK: What rows show

    func showsControls(at path: IndexPath) -> Bool { isEditing && (canEdit(path) || canMove(path)) }

    /// How a row is edited; nil while the table is not.
    func placement(ofRow path: IndexPath) -> TableCellPlacement.Editing? {
        guard isEditing else { return nil }
        var editing = TableCellPlacement.Editing()
        editing.moves = canMove(path)
        guard canEdit(path) else { return editing }
        editing.selects = tableView.allowsMultipleSelectionDuringEditing
        editing.style = style(ofRow: path)
        editing.indents = tableView.delegate?.tableView(tableView, shouldIndentWhileEditingRowAt: path) ?? true
        return editing
    }

    func canEdit(_ path: IndexPath) -> Bool {
        tableView.dataSource?.tableView(tableView, canEditRowAt: path) ?? false
    }

    func canMove(_ path: IndexPath) -> Bool {
        tableView.dataSource?.tableView?(tableView, canMoveRowAt: path) ?? false
    }

    func style(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
        tableView.delegate?.tableView(tableView, editingStyleForRowAt: path) ?? .delete
    }

    // MARK: Controls

    /// The control of a row that deletes or inserts was tapped.
    func controlTapped(on cell: UITableViewCell) {
        if tableView.swipes.closeActions(animated: true) { return }
        guard let path = tableView.indexPath(for: cell), let editing = placement(ofRow: path), !editing.selects else {
            return
        }
        switch editing.style {
        case .none: break
        case .insert: tableView.dataSource?.tableView(tableView, commit: .insert, forRowAt: path)
        case .delete:
            // A deletion is confirmed by the action that it shows.
            tableView.swipes.openTrailingActions(at: path)
        }
    }

    // MARK: Movement

    func beginMovement(of cell: UITableViewCell, finger: CGFloat) {
        guard movement == nil, let path = tableView.indexPath(for: cell), canMove(path) else { return }
        tableView.swipes.closeActions(animated: true)
        movement = TableMovement(tableView: tableView, path: path, cell: cell, finger: finger)
    }

    func endMovement() {
        guard let movement else { return }
        self.movement = nil
        movement.end()
    }

    func cancelMovement() {
        guard let movement else { return }
        self.movement = nil
        movement.cancel()
    }

    // MARK: Changes of the rows

    func reset() {
        tableView.swipes.reset()
        cancelMovement()
    }

    func follow(_ map: UpdateMap) {
        cancelMovement()
        tableView.swipes.follow(map)
    }

    func cellWillRetire(_ cell: UITableViewCell) {
        tableView.swipes.viewWillRetire(cell)
        if movement?.cell === cell { cancelMovement() }
    }
}
