import Foundation

/// Manages the swipe actions of an item view. Only one row at a time shows its actions.
@MainActor final class RowSwipeController {
    private unowned let host: any RowSwipeHost
    /// The row that shows its actions.
    private(set) var swipe: RowSwipe?
    private var recognizer: RowSwipeGestureRecognizer?

    init(host: any RowSwipeHost) {
        self.host = host
    }

    /// Installs the recognizer for swipes.
    func install() {
        guard recognizer == nil else { return }
        let recognizer = RowSwipeGestureRecognizer(controller: self)
        host.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Returns the horizontal offset of a row in points; negative to the left.
    func offset(ofRow path: IndexPath) -> CGFloat {
        guard let swipe, swipe.path == path else { return 0 }
        return swipe.offset
    }

    // MARK: Showing actions

    /// Starts a swipe at a point.
    ///
    /// - Returns: Whether there are actions to show.
    func beginSwipe(at point: CGPoint, towardsRight: Bool) -> Bool {
        guard let path = host.indexPathForItem(at: point) else { return false }
        if let swipe, swipe.path == path, !swipe.isClosing {
            swipe.beginDragging()
            return true
        }
        if swipe != nil { closeActions(animated: true) }
        return !host.isEditing && begin(at: path, towardsRight: towardsRight)
    }

    /// Shows the trailing actions of a row.
    func openTrailingActions(at path: IndexPath) {
        if begin(at: path, towardsRight: host.isMirrored) { swipe?.open() }
    }

    private func begin(at path: IndexPath, towardsRight: Bool) -> Bool {
        guard let cell = host.itemCell(at: path),
            let configuration = host.swipeActions(at: path, isLeading: towardsRight != host.isMirrored),
            !configuration.actions.isEmpty
        else { return false }
        closeActions(animated: false)
        host.swipeWillBegin(at: path)
        let swipe = RowSwipe(
            controller: self,
            path: path,
            cell: cell,
            configuration: configuration,
            movesRight: towardsRight
        )
        self.swipe = swipe
        host.show(isSwiped: true, on: cell)
        return true
    }

    // MARK: Hiding actions

    /// Hides the actions.
    ///
    /// - Returns: Whether actions were visible.
    @discardableResult
    func closeActions(animated: Bool) -> Bool {
        guard let swipe else { return false }
        guard !swipe.isClosing else { return true }
        let path = swipe.path
        swipe.close(animated: animated) { [weak self] in
            guard let self, self.swipe === swipe else { return }
            self.swipe = nil
        }
        host.swipeDidEnd(at: path)
        return true
    }

    func placeSwipedRow(_ swipe: RowSwipe) {
        host.placeSwipedRow(swipe)
    }

    func actionsWereRemoved(of swipe: RowSwipe) {
        host.show(isSwiped: false, on: swipe.cell)
    }

    // MARK: Item updates

    /// Removes the actions, because the data is reloaded.
    func reset() {
        guard let swipe else { return }
        self.swipe = nil
        if !swipe.isClosing { host.swipeDidEnd(at: nil) }
        swipe.finish()
    }

    func follow(_ map: UpdateMap) {
        guard let swipe else { return }
        if let path = map.newIndexPath(forOld: swipe.path) { swipe.move(to: path) } else { reset() }
    }

    func viewWillRecycle(_ view: UIView) {
        if swipe?.cell === view { reset() }
    }
}
