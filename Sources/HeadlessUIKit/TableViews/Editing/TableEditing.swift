import Foundation

/// Keeps whether a table is edited and which row shows its actions, and carries out what the controls ask for.
@MainActor final class TableEditing {
    private unowned let tableView: UITableView
    private(set) var isEditing = false
    /// The row whose actions are in sight.
    private(set) var swipe: RowSwipe?
    /// The row that the user moves.
    private(set) var movement: TableMovement?
    private(set) lazy var swipeRecognizer = RowSwipeGestureRecognizer(host: self)

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    func setEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        closeActions(animated: animated)
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

    private func style(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
        tableView.delegate?.tableView(tableView, editingStyleForRowAt: path) ?? .delete
    }

    // MARK: Controls

    /// The control of a row that deletes or inserts was tapped.
    func controlTapped(on cell: UITableViewCell) {
        if closeActions(animated: true) { return }
        guard let path = tableView.indexPath(for: cell), let editing = placement(ofRow: path), !editing.selects else {
            return
        }
        switch editing.style {
        case .none: break
        case .insert: tableView.dataSource?.tableView(tableView, commit: .insert, forRowAt: path)
        case .delete:
            // A deletion is confirmed by the action that it shows.
            if begin(at: path, towardsRight: tableView.isMirrored) { swipe?.open() }
        }
    }

    // MARK: Swipes

    /// - Returns: Whether there is something to swipe for.
    func beginSwipe(at point: CGPoint, towardsRight: Bool) -> Bool {
        guard let path = tableView.indexPathForRow(at: point) else { return false }
        if let swipe, swipe.path == path, !swipe.isClosing {
            swipe.beginDragging()
            return true
        }
        if swipe != nil { closeActions(animated: true) }
        guard !isEditing else { return false }
        return begin(at: path, towardsRight: towardsRight)
    }

    private func begin(at path: IndexPath, towardsRight: Bool) -> Bool {
        guard let cell = tableView.cellForRow(at: path), canEdit(path),
            let configuration = configuration(ofRow: path, isLeading: towardsRight != tableView.isMirrored),
            !configuration.actions.isEmpty
        else { return false }
        closeActions(animated: false)
        tableView.delegate?.tableView(tableView, willBeginEditingRowAt: path)
        swipe = RowSwipe(
            host: self,
            path: path,
            cell: cell,
            configuration: configuration,
            movesRight: towardsRight
        )
        return true
    }

    private func configuration(ofRow path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading { return tableView.delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path) }
        let own = tableView.delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
        return own ?? rowActions(ofRow: path) ?? deletion(ofRow: path)
    }

    /// What an app says that was written before there were configurations.
    private func rowActions(ofRow path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = tableView.delegate?.tableView(tableView, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(forRow: path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// What a table offers where the app names no actions.
    private func deletion(ofRow path: IndexPath) -> UISwipeActionsConfiguration? {
        guard style(ofRow: path) == .delete else { return nil }
        let title = tableView.delegate?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            guard let self, let path = swipe?.path else { return done(false) }
            closeActions(animated: true)
            tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// How far a row is moved to the side.
    func offset(ofRow path: IndexPath) -> CGFloat {
        guard let swipe, swipe.path == path else { return 0 }
        return swipe.offset
    }

    /// - Returns: Whether actions were in sight.
    @discardableResult
    func closeActions(animated: Bool) -> Bool {
        guard let swipe else { return false }
        guard !swipe.isClosing else { return true }
        let path = swipe.path
        swipe.close(animated: animated) { [weak self] in
            guard let self, self.swipe === swipe else { return }
            self.swipe = nil
        }
        tableView.delegate?.tableView(tableView, didEndEditingRowAt: path)
        return true
    }

    // MARK: Movement

    func beginMovement(of cell: UITableViewCell, finger: CGFloat) {
        guard movement == nil, let path = tableView.indexPath(for: cell), canMove(path) else { return }
        closeActions(animated: true)
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
        drop()
        cancelMovement()
    }

    func follow(_ map: UpdateMap) {
        cancelMovement()
        guard let swipe else { return }
        if let path = map.newIndexPath(forOld: swipe.path) { swipe.move(to: path) } else { drop() }
    }

    func cellWillRetire(_ cell: UITableViewCell) {
        if swipe?.cell === cell { drop() }
        if movement?.cell === cell { cancelMovement() }
    }

    /// The row is gone, and its actions with it.
    private func drop() {
        guard let swipe else { return }
        self.swipe = nil
        if !swipe.isClosing { tableView.delegate?.tableView(tableView, didEndEditingRowAt: nil) }
        swipe.finish()
    }
}

extension TableEditing: RowSwipeHost {
    func placeSwipedRow() {
        guard let swipe else { return }
        tableView.place(.row(swipe.path))
    }

    func rowShowsActions(_ shows: Bool, of swipe: RowSwipe) {
        guard let cell = swipe.cell as? UITableViewCell else { return }
        cell.isShowingActions = shows
        cell.setNeedsUpdateConfiguration()
    }
}

extension UITableView {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
