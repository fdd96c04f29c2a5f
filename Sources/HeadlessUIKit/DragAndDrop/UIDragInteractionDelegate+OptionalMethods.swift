// Made from UIDragInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {}

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        _OptionalMethods.note()
        return []
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        _OptionalMethods.note()
        return defaultPreview
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}

extension UIDragInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var dragInteraction: _OptionalMethods.DragInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct DragInteractionDelegate {
        let target: any UIDragInteractionDelegate

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            previewForLifting item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            _OptionalMethods.answer(of: "dragInteraction(_:previewForLifting:session:)") {
                target.dragInteraction(interaction, previewForLifting: item, session: session)
            }
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            target.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        }

        public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            target.dragInteraction(interaction, sessionWillBegin: session)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "dragInteraction(_:sessionAllowsMoveOperation:)") {
                target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)") {
                target.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            target.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            prefersFullSizePreviewsFor session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "dragInteraction(_:prefersFullSizePreviewsFor:)") {
                target.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIDragInteraction,
            prefersFullSizePreviewsFor session: any UIDragSession
        ) -> Bool {
            target.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
        }

        public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
            target.dragInteraction(interaction, sessionDidMove: session)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) {
            target.dragInteraction(interaction, session: session, willEndWith: operation)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) {
            target.dragInteraction(interaction, session: session, didEndWith: operation)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionDidTransferItems session: any UIDragSession
        ) {
            target.dragInteraction(interaction, sessionDidTransferItems: session)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            itemsForAddingTo session: any UIDragSession,
            withTouchAt point: CGPoint
        ) -> [UIDragItem]? {
            _OptionalMethods.answer(of: "dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
                target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIDragInteraction,
            itemsForAddingTo session: any UIDragSession,
            withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            sessionForAddingItems sessions: [any UIDragSession],
            withTouchAt point: CGPoint
        ) -> (any UIDragSession)? {
            _OptionalMethods.answer(of: "dragInteraction(_:sessionForAddingItems:withTouchAt:)") {
                target.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
            }
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            willAdd items: [UIDragItem],
            for addingInteraction: UIDragInteraction
        ) {
            target.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            previewForCancelling item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            _OptionalMethods.answer(of: "dragInteraction(_:previewForCancelling:withDefault:)") {
                target.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
            }
        }

        public func callAsFunction(
            _ interaction: UIDragInteraction,
            item: UIDragItem,
            willAnimateCancelWith animator: any UIDragAnimating
        ) {
            target.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        }
    }
}
