import Foundation

extension UICollectionViewDataSourcePrefetching {
    /// The optional methods of that name, to be called after a question mark.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDataSourcePrefetching? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDataSourcePrefetching`.
    @preconcurrency @MainActor public struct CollectionViewDataSourcePrefetching {
        let target: any UICollectionViewDataSourcePrefetching

        /// Calls the method.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
