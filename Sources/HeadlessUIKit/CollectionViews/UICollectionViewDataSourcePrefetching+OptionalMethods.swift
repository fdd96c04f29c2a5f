// Made from UICollectionViewDataSourcePrefetching.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionViewDataSourcePrefetching {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDataSourcePrefetching? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDataSourcePrefetching {
        let target: any UICollectionViewDataSourcePrefetching

        public func callAsFunction(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
