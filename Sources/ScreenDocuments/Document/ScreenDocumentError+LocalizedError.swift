import Honeycomb
import ScreenDocumentsCore

extension ScreenDocumentError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
