// Made from UICollectionViewDropDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        _OptionalMethods.note()
        return UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension UICollectionViewDropDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDropDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDropDelegate {
        let target: any UICollectionViewDropDelegate

        public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canHandle:)") {
                target.collectionView(collectionView, canHandle: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            target.collectionView(collectionView, canHandle: session)
        }

        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidEnter: session)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal? {
            _OptionalMethods.answer(of: "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
                target.collectionView(
                    collectionView,
                    dropSessionDidUpdate: session,
                    withDestinationIndexPath: destinationIndexPath
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            target.collectionView(
                collectionView,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destinationIndexPath
            )
        }

        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidExit: session)
        }

        public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            target.collectionView(collectionView, dropSessionDidEnd: session)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            dropPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            _OptionalMethods.answer(of: "collectionView(_:dropPreviewParametersForItemAt:)") {
                target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
            }
        }
    }
}
