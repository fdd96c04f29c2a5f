import Honeycomb

/// A screen described in JSON.
///
/// ```swift
/// let document = try ScreenDocument(data: data, fileName: "settings.json")
/// driver.apply(document.state { action in router.open(action.name) })
/// ```
///
/// A document has a `version` and `sections`; sections have an `id`, `items` and, where needed, a `header` and a `layout`; items have an
/// `id`, a `left` part and, where needed, a `right` part, a `separator`, an `action` and more. Sections are told apart by their `id` in the
/// whole document, and so are items. The rows are those that Swift code would make, down to the pixel.
public struct ScreenDocument {
    /// The newest version of the format that this build reads.
    public static let newestVersion = 1

    private let content: DocumentContent

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - fileName: How diagnostics name the file.
    /// - Throws: All problems of the document at once; a document with a problem makes no screen.
    /// - Complexity: Linear in the size of the data.
    public init(data: Data, fileName: String = "screen.json") throws(ScreenDocumentError) {
        let source = SourceText([UInt8](data))
        let (root, syntaxProblems) = JSONParser.parse(source)
        let reader = DocumentReader(source: source, problems: syntaxProblems)
        let content = root.flatMap { Self.readContent($0, reader) }
        guard let content, reader.problems.isEmpty else {
            let problems = reader.problems.sorted { $0.offset < $1.offset }
            throw ScreenDocumentError(
                diagnostics: problems.map { ScreenDiagnostic($0, file: fileName, source: source) }
            )
        }
        self.content = content
    }

    /// The theme of the whole screen, which is also in the state. `nil`: the document leaves it open.
    public var theme: CellTheme? { content.theme }

    /// The screen as a state for a driver.
    ///
    /// - Parameter actionHandler: Called with the action of a row that is tapped or whose control is used. Rows without an action
    ///   take no taps.
    public func state(
        actionHandler: @escaping ScreenAction.Handler = { _ in }
    ) -> CollectionViewState {
        let state = CollectionViewState(
            sections: content.sections.map { $0.section(actionHandler: actionHandler) }
        )
        return content.theme.map { state.theme($0) } ?? state
    }

    /// The content of a document, whose version is looked at first: rules of another version would make no sense of it.
    private static func readContent(_ root: JSONNode, _ reader: DocumentReader) -> DocumentContent? {
        guard case .object(let object) = root.value else {
            return reader.reject(root, expected: Shape<DocumentContent>.document.description)
        }
        if let node = object["version"], case .number(let version) = node.value,
            version.rounded() == version, version > Double(newestVersion)
        {
            reader.report(
                at: node,
                "made for version \(version.shortest); this build knows \(newestVersion)",
                allowed: "\(newestVersion), or a newer build"
            )
            return nil
        }
        return Shape<DocumentContent>.document.read(root, reader)
    }
}

/// What a document says.
struct DocumentContent {
    let theme: CellTheme?
    let sections: [DocumentSection]
}

extension Shape<DocumentContent> {
    /// The root of a document.
    static let document = object(
        .required("version", Shape<Int>.integer(in: 1...ScreenDocument.newestVersion)),
        .optional("theme", .theme),
        .required("sections", .list(of: .section))
    ) { _, theme, sections in DocumentContent(theme: theme, sections: sections) }
}
