import Honeycomb
import PartDeclarations

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
///
/// A list that is loaded page by page names what the app is asked for: `"didReachEnd": {"action": "more"}`, and `didReachStart` and
/// `refresh` likewise.
public struct ScreenDocument {
    /// The newest version of the format that this build reads.
    public static let newestVersion = 1

    private let content: DocumentContent

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - fileName: How diagnostics name the file.
    ///   - parts: The parts that the document may name: those of an app as well, where it adds any to the design system.
    /// - Throws: All problems of the document at once; a document with a problem makes no screen.
    /// - Complexity: Linear in the size of the data.
    public init(
        data: Data,
        fileName: String = "screen.json",
        parts: DeclaredParts? = nil
    ) throws(ScreenDocumentError) {
        let shape = parts.map { Shape<DocumentContent>.document($0) } ?? .document
        let source = SourceText([UInt8](data))
        let (root, syntaxProblems) = JSONParser.parse(source)
        let reader = DocumentReader(source: source, problems: syntaxProblems)
        let content = root.flatMap { Self.readContent($0, as: shape, reader) }
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
    /// - Parameters:
    ///   - actionHandler: Called with the action of a row that is tapped or whose control is used. Rows without an action
    ///     take no taps.
    ///   - loadHandler: Called with the actions that load something, at the ends of the list and when it is pulled down; it
    ///     returns when that is done. `nil`: the action handler is called with these as well.
    public func state(
        actionHandler: @escaping ScreenAction.Handler = { _ in },
        loadHandler: ScreenAction.LoadHandler? = nil
    ) -> CollectionViewState {
        content.state(actionHandler: actionHandler, loadHandler: loadHandler ?? { actionHandler($0) })
    }

    /// The content of a document, whose version is looked at first: rules of another version would make no sense of it.
    private static func readContent(
        _ root: JSONNode,
        as shape: Shape<DocumentContent>,
        _ reader: DocumentReader
    ) -> DocumentContent? {
        guard case .object(let object) = root.value else {
            return reader.reject(root, expected: shape.description)
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
        return shape.read(root, reader)
    }
}
