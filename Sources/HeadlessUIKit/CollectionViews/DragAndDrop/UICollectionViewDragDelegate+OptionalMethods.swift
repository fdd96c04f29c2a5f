import Foundation

extension UICollectionViewDragDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDragDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDragDelegate`.
    @preconcurrency @MainActor public struct CollectionViewDragDelegate {
        let target: any UICollectionViewDragDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem]? {
            answer(of: "collectionView(_:itemsForAddingTo:at:point:)") {
                target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        {
            target.collectionView(collectionView, dragSessionWillBegin: session)
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            target.collectionView(collectionView, dragSessionDidEnd: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool? {
            answer(of: "collectionView(_:dragSessionAllowsMoveOperation:)") {
                target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool? {
            answer(of: "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
                target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
            }
        }
    }
}
