// Made from UITextDropDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        _OptionalMethods.note()
        return .no
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        _OptionalMethods.note()
        return drop.suggestedProposal
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        _OptionalMethods.note()
        return defaultPreview
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) {}
}

extension UITextDropDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var textDroppableView: _OptionalMethods.TextDropDelegateTextDroppableView? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TextDropDelegateTextDroppableView {
        let target: any UITextDropDelegate

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability? {
            _OptionalMethods.answer(of: "textDroppableView(_:willBecomeEditableForDrop:)") {
                target.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability {
            target.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal? {
            _OptionalMethods.answer(of: "textDroppableView(_:proposalForDrop:)") {
                target.textDroppableView(textDroppableView, proposalForDrop: drop)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            target.textDroppableView(textDroppableView, proposalForDrop: drop)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            willPerformDrop drop: any UITextDropRequest
        ) {
            target.textDroppableView(textDroppableView, willPerformDrop: drop)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            _OptionalMethods.answer(of: "textDroppableView(_:previewForDroppingAllItemsWithDefault:)") {
                target.textDroppableView(textDroppableView, previewForDroppingAllItemsWithDefault: defaultPreview)
            }
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            dropSessionDidEnter session: any UIDropSession
        ) {
            target.textDroppableView(textDroppableView, dropSessionDidEnter: session)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            dropSessionDidUpdate session: any UIDropSession
        ) {
            target.textDroppableView(textDroppableView, dropSessionDidUpdate: session)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            dropSessionDidExit session: any UIDropSession
        ) {
            target.textDroppableView(textDroppableView, dropSessionDidExit: session)
        }

        public func callAsFunction(
            _ textDroppableView: any UIView & UITextDroppable,
            dropSessionDidEnd session: any UIDropSession
        ) {
            target.textDroppableView(textDroppableView, dropSessionDidEnd: session)
        }
    }
}
