import Foundation

extension UICollectionViewDropDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDropDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDropDelegate`.
    @preconcurrency @MainActor public struct CollectionViewDropDelegate {
        let target: any UICollectionViewDropDelegate

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
            answer(of: "collectionView(_:canHandle:)") { target.collectionView(collectionView, canHandle: session) }
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidEnter: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal? {
            answer(of: "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
                target.collectionView(
                    collectionView,
                    dropSessionDidUpdate: session,
                    withDestinationIndexPath: destinationIndexPath
                )
            }
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidExit: session)
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidEnd: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dropPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
        }
    }
}
