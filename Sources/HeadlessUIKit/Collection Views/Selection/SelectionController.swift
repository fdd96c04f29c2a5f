import Foundation

/// Keeps what is selected and turns touches into highlight and selection.
///
/// The order of delegate calls is the one Apple documents in `UICollectionViewDelegate`: should highlight, did
/// highlight; when the touch lifts should select (or should deselect), did select (or did deselect), did unhighlight.
@MainActor final class SelectionController {
    /// A touch that highlighted an item and may select it.
    private struct Tracking {
        var touch: UITouch
        var indexPath: IndexPath
        var cell: UICollectionViewCell
    }

    private unowned let collectionView: UICollectionView
    private(set) var selected: Set<IndexPath> = []
    private var tracking: Tracking?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    // MARK: Selection

    func isSelected(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

    /// - Returns: Whether there is such an item.
    @discardableResult
    func select(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2, let count = collectionView.loadedCounts().items(inSection: indexPath.section),
            (0..<count).contains(indexPath.item)
        else { return false }
        if !collectionView.allowsMultipleSelection {
            for other in selected where other != indexPath { deselect(other) }
        }
        selected.insert(indexPath)
        collectionView.cellForItem(at: indexPath)?.takeSelection(true)
        return true
    }

    func deselect(_ indexPath: IndexPath) {
        guard selected.remove(indexPath) != nil else { return }
        collectionView.cellForItem(at: indexPath)?.takeSelection(false)
    }

    func deselectAll() {
        for indexPath in selected { deselect(indexPath) }
    }

    /// For a change to single selection: the first one stays.
    func keepOne() {
        for indexPath in selected.sorted().dropFirst() { deselect(indexPath) }
    }

    // MARK: Changes of the items

    /// The data are asked for again: nothing is selected, no touch goes on.
    func reset() {
        selected = []
        if let tracking { tracking.cell.takeHighlight(false) }
        tracking = nil
    }

    /// Selection and touch go along with their items.
    func follow(_ map: UpdateMap) {
        selected = Set(selected.compactMap(map.newIndexPath(forOld:)))
        guard let path = tracking?.indexPath else { return }
        if let newPath = map.newIndexPath(forOld: path) {
            tracking?.indexPath = newPath
        } else {
            tracking?.cell.takeHighlight(false)
            tracking = nil
        }
    }

    func viewWillRetire(_ view: UICollectionReusableView) {
        if tracking?.cell === view { tracking = nil }
    }

    // MARK: Touches

    /// - Returns: Whether a touch is taken as one on an item.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard collectionView.allowsSelection, let touch = touches.first, let (path, cell) = item(under: touch) else {
            return false
        }
        guard tracking == nil else { return true }
        let delegate = collectionView.delegate
        guard delegate?.collectionView(collectionView, shouldHighlightItemAt: path) ?? true else { return true }
        tracking = Tracking(touch: touch, indexPath: path, cell: cell)
        cell.takeHighlight(true)
        delegate?.collectionView(collectionView, didHighlightItemAt: path)
        return true
    }

    func touchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard let tracking, touches.contains(tracking.touch) else { return false }
        if tracking.cell.point(inside: tracking.touch.location(in: tracking.cell), with: nil) {
            userSelect(tracking.indexPath)
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
        // What the delegate did meanwhile may have ended it, or moved the item.
        guard let tracking else { return }
        self.tracking = nil
        tracking.cell.takeHighlight(false)
        collectionView.delegate?.collectionView(collectionView, didUnhighlightItemAt: tracking.indexPath)
    }

    private func userSelect(_ path: IndexPath) {
        let delegate = collectionView.delegate
        if collectionView.allowsMultipleSelection, selected.contains(path) {
            guard delegate?.collectionView(collectionView, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(collectionView, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(collectionView, shouldSelectItemAt: path) ?? true else { return }
        if !collectionView.allowsMultipleSelection {
            for other in selected.sorted() where other != path {
                deselect(other)
                delegate?.collectionView(collectionView, didDeselectItemAt: other)
            }
        }
        if select(path) { delegate?.collectionView(collectionView, didSelectItemAt: path) }
    }

    /// The item whose cell the touch began in. A cell that takes no touches is passed through and so not found.
    private func item(under touch: UITouch) -> (IndexPath, UICollectionViewCell)? {
        var view = touch.view
        while let candidate = view, candidate !== collectionView {
            if let cell = candidate as? UICollectionViewCell, let path = collectionView.indexPath(for: cell) {
                return (path, cell)
            }
            view = candidate.superview
        }
        return nil
    }
}
