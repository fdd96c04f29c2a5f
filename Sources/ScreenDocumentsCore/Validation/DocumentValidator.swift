import PositionedJSON

/// Validates documents without UIKit, as servers and build machines do.
///
/// ```swift
/// let validator = DocumentValidator(format: try DocumentFormat(json: bytes, fileName: "app.json"))
/// for diagnostic in validator.diagnostics(of: document, fileName: "home.json") { print(diagnostic) }
/// ```
///
/// The verdict is that of the app that wrote the format.
public struct DocumentValidator: Sendable {
    private let grammar: DocumentGrammar
    private let limits: DocumentLimits

    /// Creates a validator of documents in a format.
    public init(format: DocumentFormat, limits: DocumentLimits = DocumentLimits()) {
        grammar = DocumentGrammar(format)
        self.limits = limits
    }

    /// Returns the problems of a document in the order of their positions; none for a valid one.
    public func diagnostics(of document: [UInt8], fileName: String) -> [ScreenDiagnostic] {
        do throws(ScreenDocumentError) {
            let text = DocumentText(document, fileName: fileName, limits: limits)
            _ = try DocumentReading.read(text, grammar, policy: .strict, limits: limits)
            return []
        } catch {
            return error.diagnostics
        }
    }

    /// Returns what a lenient reader cannot show of a document.
    ///
    /// - Throws: A ``ScreenDocumentError`` if even a lenient reader cannot read the document.
    public func losses(of document: [UInt8], fileName: String) throws(ScreenDocumentError) -> [ScreenLoss] {
        let text = DocumentText(document, fileName: fileName, limits: limits)
        return try DocumentReading.read(text, grammar, policy: .lenient, limits: limits).losses
    }

    /// The JSON Schema (draft 2020-12) of documents in the format.
    public var schema: DocumentValue { DocumentSchema(grammar).value }
}
