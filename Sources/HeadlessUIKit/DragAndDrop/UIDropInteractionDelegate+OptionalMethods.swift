// Made from UIDropInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        _OptionalMethods.note()
        return UIDropProposal(operation: .cancel)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        _OptionalMethods.note()
        return defaultPreview
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {}
}

extension UIDropInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var dropInteraction: _OptionalMethods.DropInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct DropInteractionDelegate {
        let target: any UIDropInteractionDelegate

        public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool? {
            _OptionalMethods.answer(of: "dropInteraction(_:canHandle:)") {
                target.dropInteraction(interaction, canHandle: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            target.dropInteraction(interaction, canHandle: session)
        }

        public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            target.dropInteraction(interaction, sessionDidEnter: session)
        }

        public func callAsFunction(
            _ interaction: UIDropInteraction,
            sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal? {
            _OptionalMethods.answer(of: "dropInteraction(_:sessionDidUpdate:)") {
                target.dropInteraction(interaction, sessionDidUpdate: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIDropInteraction,
            sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            target.dropInteraction(interaction, sessionDidUpdate: session)
        }

        public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            target.dropInteraction(interaction, sessionDidExit: session)
        }

        public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            target.dropInteraction(interaction, performDrop: session)
        }

        public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            target.dropInteraction(interaction, concludeDrop: session)
        }

        public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            target.dropInteraction(interaction, sessionDidEnd: session)
        }

        public func callAsFunction(
            _ interaction: UIDropInteraction,
            previewForDropping item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            _OptionalMethods.answer(of: "dropInteraction(_:previewForDropping:withDefault:)") {
                target.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
            }
        }

        public func callAsFunction(
            _ interaction: UIDropInteraction,
            item: UIDragItem,
            willAnimateDropWith animator: any UIDragAnimating
        ) {
            target.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
        }
    }
}
