import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Takes what is dropped on a collection view. Only `collectionView(_:performDropWith:)` is required.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    // required
    /// Something was dropped: put it into the data and tell the coordinator where its picture comes to rest.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    // default: true
    /// Whether the view takes what is dragged at all.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// What is dragged comes over the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    // default: UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    /// What would become of what is dragged, were it dropped now; nil is a place with no item at it.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// What is dragged leaves the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// How the cell looks on which something comes to rest. The picture that was dragged stays as it is here.
    func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
