import Honeycomb

/// A folder that is not the page of a catalog.
public struct CatalogPageError: Error, CustomStringConvertible, LocalizedError {
    /// The file with the data of the page.
    public let file: URL

    /// Why it cannot be read.
    public let reason: String

    /// The file and the reason.
    public var description: String { "\(file.path) is not the data of a catalog page: \(reason)" }

    /// The file and the reason.
    public var errorDescription: String? { description }

    init(_ file: URL, _ error: DecodingError) {
        self.file = file
        reason =
            switch error {
            case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.debugDescription
            @unknown default: error.localizedDescription
            }
    }
}
