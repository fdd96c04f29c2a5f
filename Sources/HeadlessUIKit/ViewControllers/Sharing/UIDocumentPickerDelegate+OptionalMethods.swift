// Made from UIDocumentPickerViewController.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIDocumentPickerDelegate {
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

extension UIDocumentPickerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var documentPicker: _OptionalMethods.DocumentPickerDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var documentPickerWasCancelled: _OptionalMethods.DocumentPickerDelegateDocumentPickerWasCancelled? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct DocumentPickerDelegate {
        let target: any UIDocumentPickerDelegate

        public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            target.documentPicker(controller, didPickDocumentsAt: urls)
        }

        public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            target.documentPicker(controller, didPickDocumentAt: url)
        }
    }

    @preconcurrency @MainActor public struct DocumentPickerDelegateDocumentPickerWasCancelled {
        let target: any UIDocumentPickerDelegate

        public func callAsFunction(_ controller: UIDocumentPickerViewController) {
            target.documentPickerWasCancelled(controller)
        }
    }
}
