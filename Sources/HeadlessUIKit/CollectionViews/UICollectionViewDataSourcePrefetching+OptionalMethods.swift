import Foundation

extension UICollectionViewDataSourcePrefetching {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDataSourcePrefetching? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDataSourcePrefetching`.
    @preconcurrency @MainActor public struct CollectionViewDataSourcePrefetching {
        let target: any UICollectionViewDataSourcePrefetching

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
