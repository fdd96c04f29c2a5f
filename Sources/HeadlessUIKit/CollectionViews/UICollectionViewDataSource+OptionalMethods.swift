// Made from UICollectionViewDataSource.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _OptionalMethods.note()
        return 1
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        _OptionalMethods.note()
        return IndexPath(item: 0, section: 0)
    }
}

extension UICollectionViewDataSource {
    @_documentation(visibility: private) @_disfavoredOverload
    public var numberOfSections: _OptionalMethods.CollectionViewDataSourceNumberOfSections? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDataSource? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var indexTitles: _OptionalMethods.CollectionViewDataSourceIndexTitles? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDataSourceNumberOfSections {
        let target: any UICollectionViewDataSource

        public func callAsFunction(in collectionView: UICollectionView) -> Int? {
            _OptionalMethods.answer(of: "numberOfSections(in:)") {
                target.numberOfSections(in: collectionView)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(in collectionView: UICollectionView) -> Int {
            target.numberOfSections(in: collectionView)
        }
    }

    @preconcurrency @MainActor public struct CollectionViewDataSource {
        let target: any UICollectionViewDataSource

        public func callAsFunction(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView? {
            _OptionalMethods.answer(of: "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
                target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canMoveItemAt:)") {
                target.collectionView(collectionView, canMoveItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            target.collectionView(collectionView, canMoveItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            indexPathForIndexTitle title: String,
            at index: Int
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "collectionView(_:indexPathForIndexTitle:at:)") {
                target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            indexPathForIndexTitle title: String,
            at index: Int
        ) -> IndexPath {
            target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }

    @preconcurrency @MainActor public struct CollectionViewDataSourceIndexTitles {
        let target: any UICollectionViewDataSource

        public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
            _OptionalMethods.answer(of: "indexTitles(for:)") {
                target.indexTitles(for: collectionView)
            }
        }
    }
}
