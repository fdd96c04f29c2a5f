// Made from UIPointerInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        _OptionalMethods.note()
        return defaultRegion
    }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

extension UIPointerInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var pointerInteraction: _OptionalMethods.PointerInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct PointerInteractionDelegate {
        let target: any UIPointerInteractionDelegate

        public func callAsFunction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            _OptionalMethods.answer(of: "pointerInteraction(_:regionFor:defaultRegion:)") {
                target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
            }
        }

        public func callAsFunction(
            _ interaction: UIPointerInteraction,
            styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            _OptionalMethods.answer(of: "pointerInteraction(_:styleFor:)") {
                target.pointerInteraction(interaction, styleFor: region)
            }
        }

        public func callAsFunction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            target.pointerInteraction(interaction, willEnter: region, animator: animator)
        }

        public func callAsFunction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            target.pointerInteraction(interaction, willExit: region, animator: animator)
        }
    }
}
