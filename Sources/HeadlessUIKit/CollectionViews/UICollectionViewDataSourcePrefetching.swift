import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that let a data source prepare data for items before they are displayed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    // required
    /// Called for items ahead of the visible area in the scroll direction, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called for announced items that will not be displayed.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
