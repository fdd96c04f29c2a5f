import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Gets data ready for items that are about to be shown.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    // required
    /// Called for items that lie ahead of what is shown, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called for items that were announced and will not be shown after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
