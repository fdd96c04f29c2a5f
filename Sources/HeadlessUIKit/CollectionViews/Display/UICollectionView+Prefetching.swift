import Foundation

extension UICollectionView: PrefetchHost {
    final var canPrefetch: Bool { isPrefetchingEnabled && movement == nil && prefetchDataSource != nil }

    final func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)] {
        placedElements(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell, let path = dataSourcePath(attributes.indexPath),
                cellForItem(at: path) == nil
            else { return nil }
            return (path, attributes.center)
        }
    }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
    }
}
