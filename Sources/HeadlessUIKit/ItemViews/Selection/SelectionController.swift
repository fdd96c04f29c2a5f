import Foundation

/// Manages the selection and turns touches into highlighting and selection.
///
/// The delegate calls have the order that Apple documents for `UICollectionViewDelegate`: should highlight, did
/// highlight; when the touch lifts, should select (or should deselect), did select (or did deselect), did unhighlight.
/// In tables the highlight ends first.
@MainActor final class SelectionController {
    /// A touch that highlighted an item and may select it.
    private struct Tracking {
        var touch: UITouch
        var indexPath: IndexPath
        var cell: any ItemCell
    }

    private unowned let host: any SelectionHost
    private(set) var selected: Set<IndexPath> = []
    private var tracking: Tracking?

    init(host: any SelectionHost) {
        self.host = host
    }

    // MARK: Selection

    func isSelected(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

    /// Selects an item without calling the delegate.
    ///
    /// - Returns: Whether the item exists.
    @discardableResult
    func select(_ indexPath: IndexPath) -> Bool {
        guard host.exists(indexPath) else { return false }
        if !host.allowsMultipleSelectionNow {
            for other in selected where other != indexPath { deselect(other) }
        }
        selected.insert(indexPath)
        host.itemCell(at: indexPath)?.setSelectedByList(true)
        return true
    }

    func deselect(_ indexPath: IndexPath) {
        guard selected.remove(indexPath) != nil else { return }
        host.itemCell(at: indexPath)?.setSelectedByList(false)
    }

    func deselectAll() {
        for indexPath in selected { deselect(indexPath) }
    }

    /// Reduces the selection to its first item, for a change to single selection.
    func reduceToSingleSelection() {
        for indexPath in selected.sorted().dropFirst() { deselect(indexPath) }
    }

    // MARK: Item updates

    /// Clears the selection and the touch, because the data is reloaded.
    func reset() {
        selected = []
        tracking?.cell.setHighlightedByList(false)
        tracking = nil
    }

    /// Moves the selection and the touch with their items after an update.
    func follow(_ map: UpdateMap) {
        selected = Set(selected.compactMap(map.newIndexPath(forOld:)))
        guard let path = tracking?.indexPath else { return }
        if let newPath = map.newIndexPath(forOld: path) {
            tracking?.indexPath = newPath
        } else {
            tracking?.cell.setHighlightedByList(false)
            tracking = nil
        }
    }

    func viewWillRecycle(_ view: UIView) {
        if tracking?.cell === view { tracking = nil }
    }

    // MARK: Touches

    /// Begins tracking a touch on an item.
    ///
    /// - Returns: Whether the touch is handled, because it is on an item.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard host.allowsSelectionNow, let touch = touches.first, let (path, cell) = item(under: touch) else {
            return false
        }
        guard tracking == nil else { return true }
        guard host.shouldHighlightItem(at: path) else { return true }
        tracking = Tracking(touch: touch, indexPath: path, cell: cell)
        cell.setHighlightedByList(true)
        host.didHighlightItem(at: path)
        return true
    }

    func touchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard let tracking, touches.contains(tracking.touch) else { return false }
        if host.endsHighlightBeforeSelection { endTracking() }
        if tracking.cell.point(inside: tracking.touch.location(in: tracking.cell), with: nil) {
            userSelect(self.tracking?.indexPath ?? tracking.indexPath)
        }
        endTracking()
        return true
    }

    func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
        guard let tracking, touches.contains(tracking.touch) else { return false }
        endTracking()
        return true
    }

    private func endTracking() {
        // The delegate may have ended tracking or moved the item.
        guard let tracking else { return }
        self.tracking = nil
        tracking.cell.setHighlightedByList(false)
        host.didUnhighlightItem(at: tracking.indexPath)
    }

    /// Selects or deselects an item as a touch does. The item's primary action is performed, whether or not the item
    /// gets selected, except in multiple selection.
    func userSelect(_ path: IndexPath) {
        let extends = host.allowsMultipleSelectionNow
        changeSelection(path)
        if !extends { host.performPrimaryAction(at: path) }
    }

    private func changeSelection(_ path: IndexPath) {
        if host.allowsMultipleSelectionNow, selected.contains(path) {
            guard let path = host.itemToDeselect(for: path, isReplaced: false) else { return }
            deselect(path)
            host.didDeselectItem(at: path)
            return
        }
        guard let path = host.itemToSelect(for: path) else { return }
        if !host.allowsMultipleSelectionNow {
            for other in selected.sorted() where other != path {
                guard let other = host.itemToDeselect(for: other, isReplaced: true) else { continue }
                deselect(other)
                host.didDeselectItem(at: other)
            }
        }
        if select(path) { host.didSelectItem(at: path) }
    }

    /// Returns the item whose cell contains the touch. Cells without user interaction are not hit and so not found.
    private func item(under touch: UITouch) -> (IndexPath, any ItemCell)? {
        var view = touch.view
        while let candidate = view, candidate !== host {
            if let cell = candidate as? any ItemCell, let path = host.indexPath(ofItemCell: cell) {
                return (path, cell)
            }
            view = candidate.superview
        }
        return nil
    }
}
