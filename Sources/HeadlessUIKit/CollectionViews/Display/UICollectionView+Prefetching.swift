import Foundation

extension UICollectionView: PrefetchHost {
    final var canPrefetch: Bool { isPrefetchingEnabled && movement == nil && prefetchDataSource != nil }

    final func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)] {
        placedElements(in: rect)
            .filter { $0.representedElementCategory == .cell && cellForItem(at: $0.indexPath) == nil }
            .map { ($0.indexPath, $0.center) }
    }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
    }
}
