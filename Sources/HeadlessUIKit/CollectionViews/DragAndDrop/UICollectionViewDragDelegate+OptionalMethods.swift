// Made from UICollectionViewDragDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        _OptionalMethods.note()
        return []
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }
}

extension UICollectionViewDragDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDragDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDragDelegate {
        let target: any UICollectionViewDragDelegate

        public func callAsFunction(
            _ collectionView: UICollectionView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem]? {
            _OptionalMethods.answer(of: "collectionView(_:itemsForAddingTo:at:point:)") {
                target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            _OptionalMethods.answer(of: "collectionView(_:dragPreviewParametersForItemAt:)") {
                target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
            }
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionWillBegin session: any UIDragSession
        ) {
            target.collectionView(collectionView, dragSessionWillBegin: session)
        }

        public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            target.collectionView(collectionView, dragSessionDidEnd: session)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:dragSessionAllowsMoveOperation:)") {
                target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
                target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
