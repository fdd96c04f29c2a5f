import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that provide the items of a drag from a collection view. Only `collectionView(_:itemsForBeginning:at:)`
/// is required.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    // required
    /// Returns the drag items for the item under the finger, or an empty array if it cannot be dragged.
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    // default: []
    /// Returns the drag items to add to a drag when another finger taps an item. Not called here: drags have one
    /// finger.
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Returns the preview parameters for the cell of a dragged item.
    func collectionView(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called before a drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Called after a drag ended and its animations finished.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    // default: true
    /// Returns whether the drag allows a move to outside of the collection view.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool

    // default: false
    /// Returns whether the drag is restricted to this app.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
