import Foundation

extension UICollectionView: RowSwipeHost {
    final func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let list = layoutStorage.list(ofSection: indexPath.section) else { return nil }
        let provider =
            isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    final func swipeWillBegin(at indexPath: IndexPath) {}
    final func swipeDidEnd(at indexPath: IndexPath?) {}

    final func placeSwipedRow(_ swipe: RowSwipe) {
        guard let cell = swipe.cell as? UICollectionViewCell,
            let attributes = attributes(of: presentedKey(.cell(swipe.path)))?.copied(to: presentedPath(swipe.path))
        else { return }
        attributes.center.x += swipe.offset
        cell.setLayoutAttributes(attributes)
    }

    final func show(isSwiped: Bool, on cell: any ItemCell) {
        (cell as? UICollectionViewListCell)?.isSwiped = isSwiped
    }

    /// Shifts the swiped row horizontally in attributes that are about to be applied.
    final func adjustForSwipe(_ placed: [UICollectionViewLayoutAttributes]) {
        guard let swipe = swipes.swipe, swipe.offset != 0 else { return }
        let key = presentedKey(.cell(swipe.path))
        for attributes in placed where attributes.elementKey == key {
            attributes.center.x += swipe.offset
        }
    }
}
