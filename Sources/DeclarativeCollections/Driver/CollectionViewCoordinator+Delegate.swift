import BatchDiffing
import PortableUIKit

// Optional delegate methods are optional values with the Objective-C runtime and plain methods without it. Binding the
// method itself compiles on both platforms.
extension CollectionViewCoordinator: UICollectionViewDelegate {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // The cell may have been prepared for an earlier state.
        refresh(cell, at: indexPath, .changedContentAndHandlers)
        cells[cell]?.isDisplayed = true
        (cell as? any NestedListCell)?.willDisplay()
        assert(checksSize(of: cell, at: indexPath))
        performCallback(.duringLayout, cells[cell]?.content.willDisplayHandler)
        impressions.startTracking(cell)
        if let willDisplay = host?.collectionView(_:willDisplay:forItemAt:) {
            willDisplay(collectionView, cell, indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if cells[cell]?.isDisplayed == true {
            cells[cell]?.isDisplayed = false
            impressions.stopTracking(cell)
            performCallback(.duringLayout, cells[cell]?.content.didEndDisplayingHandler)
        }
        (cell as? any NestedListCell)?.didEndDisplaying()
        if let didEndDisplaying = host?.collectionView(_:didEndDisplaying:forItemAt:) {
            didEndDisplaying(collectionView, cell, indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        if let kind = registry.kinds.first(where: { $0.name == elementKind }) {
            refresh(view, kind: kind, section: indexPath.section, .changedContentAndHandlers)
        }
        supplementaryViews[view]?.isDisplayed = true
        performCallback(.duringLayout, supplementaryViews[view]?.content.willDisplayHandler)
        if let willDisplay = host?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:) {
            willDisplay(collectionView, view, elementKind, indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        if supplementaryViews[view]?.isDisplayed == true {
            supplementaryViews[view]?.isDisplayed = false
            performCallback(.duringLayout, supplementaryViews[view]?.content.didEndDisplayingHandler)
        }
        if let didEndDisplaying = host?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) {
            didEndDisplaying(collectionView, view, elementKind, indexPath)
        }
    }

    /// Schedules a size check of the cell after layout. Always returns `true`, to be called in an assertion: release
    /// builds do not evaluate assertions.
    private func checksSize(of cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
        sizeCheck.add(cell, at: indexPath)
        driver?.requestLayoutPass()
        return true
    }

    func item(at indexPath: IndexPath) -> CollectionViewDiffableItem? {
        data.item(at: ElementPath(indexPath))
    }
}
