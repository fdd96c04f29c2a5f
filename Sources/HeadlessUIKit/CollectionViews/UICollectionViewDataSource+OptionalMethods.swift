import Foundation

extension UICollectionViewDataSource {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var numberOfSections: _OptionalMethods.CollectionViewDataSourceNumberOfSections? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var indexTitles: _OptionalMethods.CollectionViewDataSourceIndexTitles? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDataSource? { .init(target: self) }
}

extension _OptionalMethods {
    /// `numberOfSections` of `UICollectionViewDataSource`.
    @preconcurrency @MainActor public struct CollectionViewDataSourceNumberOfSections {
        let target: any UICollectionViewDataSource

        /// Calls the method.
        public func callAsFunction(in collectionView: UICollectionView) -> Int? {
            _OptionalMethods.answer(of: "numberOfSections(in:)") { target.numberOfSections(in: collectionView) }
        }
    }

    /// `indexTitles` of `UICollectionViewDataSource`.
    @preconcurrency @MainActor public struct CollectionViewDataSourceIndexTitles {
        let target: any UICollectionViewDataSource

        /// Calls the method.
        public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
            _OptionalMethods.answer(of: "indexTitles(for:)") { target.indexTitles(for: collectionView) }
        }
    }

    /// `collectionView` of `UICollectionViewDataSource`.
    @preconcurrency @MainActor public struct CollectionViewDataSource {
        let target: any UICollectionViewDataSource

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView? {
            _OptionalMethods.answer(of: "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
                target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canMoveItemAt:)") {
                target.collectionView(collectionView, canMoveItemAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            indexPathForIndexTitle title: String,
            at index: Int
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "collectionView(_:indexPathForIndexTitle:at:)") {
                target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
            }
        }
    }
}
