// Made from UILargeContentViewerInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
}

extension UILargeContentViewerInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var largeContentViewerInteraction: _OptionalMethods.LargeContentViewerInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct LargeContentViewerInteractionDelegate {
        let target: any UILargeContentViewerInteractionDelegate

        public func callAsFunction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            target.largeContentViewerInteraction(interaction, didEndOn: item, at: point)
        }

        public func callAsFunction(
            _ interaction: UILargeContentViewerInteraction,
            itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? {
            _OptionalMethods.answer(of: "largeContentViewerInteraction(_:itemAt:)") {
                target.largeContentViewerInteraction(interaction, itemAt: point)
            }
        }
    }
}
