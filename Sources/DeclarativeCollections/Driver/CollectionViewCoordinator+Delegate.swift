import Diffing
import PortableUIKit

// Optional methods of a delegate are optional values with Objective-C and plain methods without it. Binding the method
// itself reads the same on both sides.
extension CollectionViewCoordinator: UICollectionViewDelegate {
    // MARK: Highlight

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard item(at: indexPath)?.isSelectable == true else { return false }
        guard let shouldHighlight = host?.collectionView(_:shouldHighlightItemAt:) else { return true }
        return shouldHighlight(collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        if let didHighlight = host?.collectionView(_:didHighlightItemAt:) {
            didHighlight(collectionView, indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        if let didUnhighlight = host?.collectionView(_:didUnhighlightItemAt:) {
            didUnhighlight(collectionView, indexPath)
        }
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard item(at: indexPath)?.isSelectable == true else { return false }
        guard let shouldSelect = host?.collectionView(_:shouldSelectItemAt:) else { return true }
        return shouldSelect(collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        callOut(.betweenLayouts) {
            item(at: indexPath)?.didSelectHandler?()
            if let didSelect = host?.collectionView(_:didSelectItemAt:) {
                didSelect(collectionView, indexPath)
            }
            collectionView.deselectItem(at: indexPath, animated: true)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let shouldDeselect = host?.collectionView(_:shouldDeselectItemAt:) else { return true }
        return shouldDeselect(collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if let didDeselect = host?.collectionView(_:didDeselectItemAt:) {
            didDeselect(collectionView, indexPath)
        }
    }

    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // The cell may have been prepared while another state was shown.
        refresh(cell, at: indexPath, .changedContentAndHandlers)
        cells[cell]?.isDisplayed = true
        callOut(.duringLayout, cells[cell]?.content.willDisplayHandler)
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

    func item(at indexPath: IndexPath) -> CollectionViewDiffableItem? {
        data.item(at: ElementPath(indexPath))
    }
}
