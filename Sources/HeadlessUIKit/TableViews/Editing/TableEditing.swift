import Foundation

/// Manages the editing mode of a table: the controls of rows and their actions.
@MainActor final class TableEditing {
    private unowned let tableView: UITableView
    private(set) var isEditing = false
    /// The running movement of a row.
    private(set) var movement: TableMovement?

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    func setEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        tableView.swipes.closeActions(animated: animated)
        // The selection during editing is separate from the selection outside of editing.
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

    // MARK: Editing state of rows

    func showsControls(at path: IndexPath) -> Bool { isEditing && (canEdit(path) || canMove(path)) }

    /// Returns the editing state of a row, or `nil` if the table is not in editing mode.
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

    /// Called when the user taps the delete or insert control of a row.
    func controlTapped(on cell: UITableViewCell) {
        if tableView.swipes.closeActions(animated: true) { return }
        guard let path = tableView.indexPath(for: cell), let editing = placement(ofRow: path), !editing.selects else {
            return
        }
        switch editing.style {
        case .none: break
        case .insert: tableView.dataSource?.tableView(tableView, commit: .insert, forRowAt: path)
        case .delete:
            // The control only reveals the delete action, which confirms the deletion.
            tableView.swipes.openTrailingActions(at: path)
        }
    }

    // MARK: Moving rows

    func beginMovement(of cell: UITableViewCell, finger: CGFloat) {
        guard movement == nil, tableView.display.presented == nil, let path = tableView.indexPath(for: cell),
            canMove(path)
        else { return }
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

    // MARK: Row updates

    func reset() {
        tableView.swipes.reset()
        cancelMovement()
    }

    func follow(_ map: UpdateMap) {
        cancelMovement()
        tableView.swipes.follow(map)
    }

    func cellWillRecycle(_ cell: UITableViewCell) {
        tableView.swipes.viewWillRecycle(cell)
        if movement?.cell === cell { cancelMovement() }
    }
}
