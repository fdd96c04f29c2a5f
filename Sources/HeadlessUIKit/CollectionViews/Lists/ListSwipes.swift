import Foundation

/// Shows what swipes on the rows of lists offer.
@MainActor final class ListSwipes {
    private unowned let collectionView: UICollectionView
    /// The row whose actions are in sight.
    private(set) var swipe: RowSwipe?
    private var recognizer: RowSwipeGestureRecognizer?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// Begins to listen for swipes, once there is a list that offers something.
    func install() {
        guard recognizer == nil else { return }
        let recognizer = RowSwipeGestureRecognizer(host: self)
        collectionView.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Shows the actions at the end of a row.
    func openTrailingActions(at path: IndexPath) {
        if begin(at: path, towardsRight: isMirrored) { swipe?.open() }
    }

    private var isMirrored: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func begin(at path: IndexPath, towardsRight: Bool) -> Bool {
        guard let cell = collectionView.cellForItem(at: path),
            let list = collectionView.layoutStorage.list(ofSection: path.section)
        else { return false }
        let provider =
            towardsRight != isMirrored
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
        closeActions(animated: false)
        swipe = RowSwipe(host: self, path: path, cell: cell, configuration: configuration, movesRight: towardsRight)
        return true
    }

    /// Moves the row that is swiped to the side, in attributes that are about to be applied.
    func adjust(_ placed: [UICollectionViewLayoutAttributes]) {
        guard let swipe, swipe.offset != 0 else { return }
        for attributes in placed where attributes.elementKey == .cell(swipe.path) {
            attributes.center.x += swipe.offset
        }
    }

    func placeActions() {
        swipe?.placeActions()
    }

    // MARK: Changes of the items

    func reset() {
        drop()
    }

    func follow(_ map: UpdateMap) {
        guard let swipe else { return }
        if let path = map.newIndexPath(forOld: swipe.path) { swipe.move(to: path) } else { drop() }
    }

    func cellWillRetire(_ view: UIView) {
        if swipe?.cell === view { drop() }
    }

    private func drop() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.finish()
    }
}

extension ListSwipes: RowSwipeHost {
    func beginSwipe(at point: CGPoint, towardsRight: Bool) -> Bool {
        guard let path = collectionView.indexPathForItem(at: point) else { return false }
        if let swipe, swipe.path == path, !swipe.isClosing {
            swipe.beginDragging()
            return true
        }
        if swipe != nil { closeActions(animated: true) }
        return !collectionView.isEditing && begin(at: path, towardsRight: towardsRight)
    }

    func placeSwipedRow() {
        guard let swipe, let cell = swipe.cell as? UICollectionViewCell,
            let attributes = collectionView.attributes(of: .cell(swipe.path))?.copied(to: swipe.path)
        else { return }
        attributes.center.x += swipe.offset
        cell.setLayoutAttributes(attributes)
    }

    func rowShowsActions(_ shows: Bool, of swipe: RowSwipe) {
        (swipe.cell as? UICollectionViewListCell)?.isSwiped = shows
    }

    @discardableResult
    func closeActions(animated: Bool) -> Bool {
        guard let swipe else { return false }
        guard !swipe.isClosing else { return true }
        swipe.close(animated: animated) { [weak self] in
            guard let self, self.swipe === swipe else { return }
            self.swipe = nil
        }
        return true
    }
}
