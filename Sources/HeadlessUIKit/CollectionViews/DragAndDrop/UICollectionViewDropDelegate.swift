import Foundation

/// Takes what is dropped on a collection view. Only `collectionView(_:performDropWith:)` is required.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Something was dropped: put it into the data and tell the coordinator where its picture comes to rest.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    /// Whether the view takes what is dragged at all.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// What is dragged comes over the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

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

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// A copy, at a place of the delegate's choice.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        _OptionalMethods.note()
        return UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    /// Nil.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
