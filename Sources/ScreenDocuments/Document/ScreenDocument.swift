import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// A screen described in JSON.
///
/// ```swift
/// let document = try ScreenDocument(data: data, policy: .lenient)
/// driver.apply(document.state { action in router.open(action.name) })
/// ```
///
/// A document has a `version` and `sections`; a section has an `id`, `items` and optionally a `header` and a `layout`;
/// an item has an `id`, a `left` part and optionally a `right` part, a `separator`, an `action` and more. The `id`s of
/// sections are unique in the document, those of items in their section. The rows are identical to those created in Swift
/// code, down to the pixel.
///
/// A paged list names the actions that load more: `"didReachEnd": {"action": "more"}`, and likewise `didReachStart` and
/// `refresh`. A document with a `state` is shown by a ``DocumentScreen``, which keeps the values.
public struct ScreenDocument {
    /// The newest version of the format that this build supports.
    public static let newestVersion = DocumentFormat.newestVersion

    /// What the reader could not show, and what it did instead, in the order of the text.
    public let losses: [ScreenLoss]

    /// The initial values of the state of the screen.
    public let initialState: DocumentObject

    let text: DocumentText
    let vocabulary: ScreenVocabulary
    let policy: DocumentPolicy
    let limits: DocumentLimits
    private let grammar: DocumentGrammar
    private let reading: DocumentReading

    /// Creates a document from JSON data.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - fileName: The file name used in diagnostics.
    ///   - policy: What happens to unknown and broken elements. Apps read with `.lenient`, tools and tests with `.strict`.
    ///   - vocabulary: The parts, icons, colors and themes of the app.
    ///   - limits: The limits of size.
    ///   - lossHandler: Called for each of the `losses`, for logging.
    /// - Throws: A `ScreenDocumentError` with all problems of the document. With `.lenient`, only a text that is no JSON or
    ///   has no sections is a problem.
    /// - Complexity: Linear in the size of the data.
    public init(
        data: Data,
        fileName: String = "screen.json",
        policy: DocumentPolicy = .strict,
        vocabulary: ScreenVocabulary = .designSystem,
        limits: DocumentLimits = DocumentLimits(),
        lossHandler: ((ScreenLoss) -> Void)? = nil
    ) throws(ScreenDocumentError) {
        text = DocumentText([UInt8](data), fileName: fileName, limits: limits)
        grammar = vocabulary.grammar
        reading = try DocumentReading.read(text, grammar, policy: policy, limits: limits)
        losses = reading.losses
        initialState = reading.state
        self.vocabulary = vocabulary
        self.policy = policy
        self.limits = limits
        if let lossHandler { losses.forEach(lossHandler) }
    }

    /// Creates a document from JSON data that uses the names of the design system and the given parts.
    public init(
        data: Data,
        fileName: String = "screen.json",
        policy: DocumentPolicy = .strict,
        parts: DeclaredParts
    ) throws(ScreenDocumentError) {
        try self.init(data: data, fileName: fileName, policy: policy, vocabulary: ScreenVocabulary(parts: parts))
    }

    /// The theme of the whole screen, which is also in the state. `nil`: the document leaves it open.
    public var theme: CellTheme? { settings.theme }

    /// The language of the texts; `nil` if the document leaves it open.
    public var locale: Locale? { settings.locale }

    /// The direction of the screen, which is that of its language if it does not say more; `nil` if the document leaves it open.
    public var layoutDirection: UITraitEnvironmentLayoutDirection? {
        let settings = settings
        guard settings.direction == nil, let locale = settings.locale else { return settings.direction }
        return locale.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private var settings: DocumentContents { initialContent.settings }

    /// Returns the state of the screen for a driver.
    ///
    /// - Parameters:
    ///   - values: The values of the document's `state`; those that are missing are the initial ones.
    ///   - theme: What the names of spacings and radii mean: the theme of the screen. A document with a theme has its own.
    ///   - actionHandler: Called with the action of a row when it is tapped or its control changes. Rows without an
    ///     action do not respond to taps.
    ///   - loadHandler: Called with loading actions, at the ends of the list and on pull to refresh; it returns when
    ///     loading is complete. `nil`: `actionHandler` is called with these as well.
    ///   - valuesHandler: Called with all values after one of them has changed, by a bound control or an action with `set`.
    ///     Apply the state for the new values then, as ``DocumentScreen`` does.
    public func state(
        values: DocumentObject = [:],
        theme: CellTheme = .standard,
        actionHandler: @escaping ScreenAction.Handler = { _ in },
        loadHandler: ScreenAction.LoadHandler? = nil,
        valuesHandler: (@MainActor (DocumentObject) -> Void)? = nil
    ) -> CollectionViewState {
        let content = content(values: values)
        let root = content.root
        return content.contents(
            DocumentActions(
                values: DocumentValues(initialState.merging(values)),
                actionHandler: actionHandler,
                loadHandler: loadHandler ?? { actionHandler($0) },
                valuesHandler: { values, _ in valuesHandler?(values) },
                submitHandler: { !root.hasFieldErrors }
            ),
            theme: theme
        ).state
    }

    /// A reader of the document for a screen, whose state changes.
    func reader() -> DocumentReader { DocumentReader(text, grammar, limits: limits) }

    /// The document as it was read, with the initial values of its state.
    var initialContent: DocumentContent { DocumentContent(root: reading.root, vocabulary: vocabulary) }

    /// Returns the document for values of its state. What does not fit them is left out.
    func content(values: DocumentObject) -> DocumentContent {
        guard !values.isEmpty, initialState.merging(values) != initialState,
            let reading = try? DocumentReading.read(text, grammar, policy: .lenient, limits: limits, values: values)
        else { return initialContent }
        return DocumentContent(root: reading.root, vocabulary: vocabulary)
    }

    /// Returns the JSON Schema (draft 2020-12) of documents, generated from the shapes that the reader uses.
    ///
    /// A schema cannot express that identifiers are unique, that states and templates exist, that their values fit, and more;
    /// reading a document checks that as well. The schema's `$comment` lists it.
    public static func schema(vocabulary: ScreenVocabulary = .designSystem) -> Data {
        Data((DocumentSchema(DocumentGrammar(vocabulary.format)).value.indentedJSON + "\n").utf8)
    }

    /// Returns the JSON Schema of documents that use the given parts.
    public static func schema(parts: DeclaredParts) -> Data {
        schema(vocabulary: ScreenVocabulary(parts: parts))
    }
}
