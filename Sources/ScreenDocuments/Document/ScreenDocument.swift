import Honeycomb
import PartDeclarations
import PositionedJSON

/// A screen described in JSON.
///
/// ```swift
/// let document = try ScreenDocument(data: data, fileName: "settings.json")
/// driver.apply(document.state { action in router.open(action.name) })
/// ```
///
/// A document has a `version` and `sections`; a section has an `id`, `items` and optionally a `header` and a `layout`;
/// an item has an `id`, a `left` part and optionally a `right` part, a `separator`, an `action` and more. The `id`s of
/// sections are unique in the document, and so are those of items. The rows are identical to those created in Swift
/// code, down to the pixel.
///
/// A paged list names the actions that load more: `"didReachEnd": {"action": "more"}`, and likewise `didReachStart` and
/// `refresh`.
public struct ScreenDocument {
    /// The newest version of the format that this build supports.
    public static let newestVersion = 1

    private let content: DocumentContent

    /// Creates a document from JSON data.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - fileName: The file name used in diagnostics.
    ///   - parts: The parts that the document may use: those of the design system and any that the app adds.
    /// - Throws: A ``ScreenDocumentError`` with all problems of the document.
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

    /// Returns the state of the screen for a driver.
    ///
    /// - Parameters:
    ///   - actionHandler: Called with the action of a row when it is tapped or its control changes. Rows without an
    ///     action do not respond to taps.
    ///   - loadHandler: Called with loading actions, at the ends of the list and on pull to refresh; it returns when
    ///     loading is complete. `nil`: `actionHandler` is called with these as well.
    public func state(
        actionHandler: @escaping ScreenAction.Handler = { _ in },
        loadHandler: ScreenAction.LoadHandler? = nil
    ) -> CollectionViewState {
        content.state(actionHandler: actionHandler, loadHandler: loadHandler ?? { actionHandler($0) })
    }

    /// Decodes the content of a document after checking its version: the shapes of this version cannot read others.
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
