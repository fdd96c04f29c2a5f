import PortableUIKit

extension CollectionViewCoordinator: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        performCallback(.duringLayout) {
            for indexPath in indexPaths {
                item(at: indexPath)?.prefetchHandler?()
            }
            hostPrefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
        }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        performCallback(.duringLayout) {
            for indexPath in indexPaths {
                item(at: indexPath)?.cancelPrefetchHandler?()
            }
            if let cancel = hostPrefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:) {
                cancel(collectionView, indexPaths)
            }
        }
    }
}
