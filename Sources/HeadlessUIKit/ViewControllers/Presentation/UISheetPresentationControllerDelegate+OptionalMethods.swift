// Made from UISheetPresentationController.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UISheetPresentationControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: _OptionalMethods.SheetPresentationControllerDelegateSheetPresentationControllerDidChangeSelectedDetentIdentifier? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SheetPresentationControllerDelegateSheetPresentationControllerDidChangeSelectedDetentIdentifier {
        let target: any UISheetPresentationControllerDelegate

        public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) {
            target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
        }
    }
}
