import PositionedJSON

/// The text of a document, parsed once. Each change of the state of the screen reads it again, without parsing.
package struct DocumentText: Sendable {
    package let fileName: String
    package let source: SourceText
    package let root: JSONNode?
    /// What the parser found.
    package let problems: [DocumentProblem]

    package init(
        _ bytes: [UInt8],
        fileName: String,
        limits: DocumentLimits = DocumentLimits(),
        nestingLimit: Int = JSONParser.nestingLimit
    ) {
        self.fileName = fileName
        guard bytes.count <= limits.byteCount else {
            source = SourceText([])
            root = nil
            problems = [
                DocumentProblem(
                    at: 0,
                    in: .root,
                    "the document is too large: \(bytes.count) bytes",
                    allowed: "at most \(limits.byteCount) bytes"
                )
            ]
            return
        }
        source = SourceText(bytes)
        (root, problems) = JSONParser.parse(source, keepsLargeIntegers: true, nestingLimit: nestingLimit)
    }

    /// The whole text as a value.
    ///
    /// - Throws: What the parser found.
    package func value() throws(ScreenDocumentError) -> DocumentValue {
        guard let root, problems.isEmpty else {
            throw ScreenDocumentError(diagnostics: problems.map(diagnostic))
        }
        return DocumentValue(root)
    }

    func diagnostic(_ problem: DocumentProblem) -> ScreenDiagnostic {
        ScreenDiagnostic(problem, file: fileName, source: source)
    }
}
