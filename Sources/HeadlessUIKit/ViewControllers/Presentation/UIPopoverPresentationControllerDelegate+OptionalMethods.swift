// Made from UIPopoverPresentationController.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

extension UIPopoverPresentationControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var prepareForPopoverPresentation: _OptionalMethods.PopoverPresentationControllerDelegatePrepareForPopoverPresentation? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var popoverPresentationControllerShouldDismissPopover: _OptionalMethods.PopoverPresentationControllerDelegatePopoverPresentationControllerShouldDismissPopover? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var popoverPresentationControllerDidDismissPopover: _OptionalMethods.PopoverPresentationControllerDelegatePopoverPresentationControllerDidDismissPopover? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct PopoverPresentationControllerDelegatePrepareForPopoverPresentation {
        let target: any UIPopoverPresentationControllerDelegate

        public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
            target.prepareForPopoverPresentation(popoverPresentationController)
        }
    }

    @preconcurrency @MainActor public struct PopoverPresentationControllerDelegatePopoverPresentationControllerShouldDismissPopover {
        let target: any UIPopoverPresentationControllerDelegate

        public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Bool? {
            _OptionalMethods.answer(of: "popoverPresentationControllerShouldDismissPopover(_:)") {
                target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
            target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
        }
    }

    @preconcurrency @MainActor public struct PopoverPresentationControllerDelegatePopoverPresentationControllerDidDismissPopover {
        let target: any UIPopoverPresentationControllerDelegate

        public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
            target.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
        }
    }
}
