import Diffing
import PortableUIKit

// Optional methods of a delegate are optional values with Objective-C and plain methods without it. Binding the method
// itself reads the same on both sides.
extension CollectionViewCoordinator: UICollectionViewDelegate {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // The cell may have been prepared while another state was shown.
        refresh(cell, at: indexPath, .changedContentAndHandlers)
        cells[cell]?.isDisplayed = true
        assert(checksSize(of: cell, at: indexPath))
        callOut(.duringLayout, cells[cell]?.content.willDisplayHandler)
        impressions.watch(cell)
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
            impressions.unwatch(cell)
            callOut(.duringLayout, cells[cell]?.content.didEndDisplayingHandler)
        }
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
        callOut(.duringLayout, supplementaryViews[view]?.content.willDisplayHandler)
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
            callOut(.duringLayout, supplementaryViews[view]?.content.didEndDisplayingHandler)
        }
        if let didEndDisplaying = host?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) {
            didEndDisplaying(collectionView, view, elementKind, indexPath)
        }
    }

    /// Has the cell looked at whether it fits in its size, when it has been laid out. Always `true`, to be asserted: what
    /// an assertion evaluates is left out of release builds.
    private func checksSize(of cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
        sizeCheck.add(cell, at: indexPath)
        driver?.requestLayoutPass()
        return true
    }

    func item(at indexPath: IndexPath) -> CollectionViewDiffableItem? {
        data.item(at: ElementPath(indexPath))
    }
}
