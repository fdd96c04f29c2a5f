// Made from UITextDragDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        _OptionalMethods.note()
        return dragRequest.suggestedItems
    }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

extension UITextDragDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var textDraggableView: _OptionalMethods.TextDragDelegateTextDraggableView? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TextDragDelegateTextDraggableView {
        let target: any UITextDragDelegate

        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem]? {
            _OptionalMethods.answer(of: "textDraggableView(_:itemsForDrag:)") {
                target.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            target.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
        }

        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            dragPreviewForLiftingItem item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            _OptionalMethods.answer(of: "textDraggableView(_:dragPreviewForLiftingItem:session:)") {
                target.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
            }
        }

        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            target.textDraggableView(textDraggableView, willAnimateLiftWith: animator, session: session)
        }

        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            dragSessionWillBegin session: any UIDragSession
        ) {
            target.textDraggableView(textDraggableView, dragSessionWillBegin: session)
        }

        public func callAsFunction(
            _ textDraggableView: any UIView & UITextDraggable,
            dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) {
            target.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation)
        }
    }
}
