import Foundation

extension UICollectionViewDelegateFlowLayout {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDelegateFlowLayout? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDelegateFlowLayout`.
    @preconcurrency @MainActor public struct CollectionViewDelegateFlowLayout {
        let target: any UICollectionViewDelegateFlowLayout

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:sizeForItemAt:)") {
                target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets? {
            _OptionalMethods.answer(of: "collectionView(_:layout:insetForSectionAt:)") {
                target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    minimumLineSpacingForSectionAt: section
                )
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    minimumInteritemSpacingForSectionAt: section
                )
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForHeaderInSection: section
                )
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize? {
            _OptionalMethods.answer(of: "collectionView(_:layout:referenceSizeForFooterInSection:)") {
                target.collectionView(
                    collectionView,
                    layout: collectionViewLayout,
                    referenceSizeForFooterInSection: section
                )
            }
        }
    }
}
