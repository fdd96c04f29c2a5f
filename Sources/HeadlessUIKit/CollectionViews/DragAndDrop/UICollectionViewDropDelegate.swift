import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that handle drops on a collection view. Only `collectionView(_:performDropWith:)` is required.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    // required
    /// Called when the user drops items. Insert them into the data source and animate them with the coordinator.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    // default: true
    /// Returns whether the collection view accepts the items of a drag.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    // default: UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    /// Returns the proposal for a drop at the current location. The index path is `nil` if there is no item at the
    /// location.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when a drag leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters for the cell that the item is dropped on. No effect here: the drag preview does
    /// not change.
    func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
