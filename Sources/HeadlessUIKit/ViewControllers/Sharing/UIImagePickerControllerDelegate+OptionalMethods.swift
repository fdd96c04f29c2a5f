// Made from UIImagePickerController.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
}

extension UIImagePickerControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var imagePickerController: _OptionalMethods.ImagePickerControllerDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var imagePickerControllerDidCancel: _OptionalMethods.ImagePickerControllerDelegateImagePickerControllerDidCancel? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ImagePickerControllerDelegate {
        let target: any UIImagePickerControllerDelegate

        public func callAsFunction(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            target.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
        }
    }

    @preconcurrency @MainActor public struct ImagePickerControllerDelegateImagePickerControllerDidCancel {
        let target: any UIImagePickerControllerDelegate

        public func callAsFunction(_ picker: UIImagePickerController) {
            target.imagePickerControllerDidCancel(picker)
        }
    }
}
