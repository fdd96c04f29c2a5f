import PortableUIKit

extension CollectionViewCoordinator {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        item(at: indexPath)?.canMove ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reordering.take(from: sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard
            let target = host?.collectionView(
                _:
                targetIndexPathForMoveOfItemFromOriginalIndexPath:
                atCurrentIndexPath:
                toProposedIndexPath:
            )
        else { return proposedIndexPath }
        return target(collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
    }
}
