import Honeycomb
import ScreenDocumentsCore

/// Shows documents in a collection view, and keeps the values of their state.
///
/// ```swift
/// let screen = DocumentScreen(driver: driver)
/// screen.actionHandler = { actions.perform($0) }
/// screen.lossHandler = { loss in log.warning("\(loss)") }
/// try screen.show(data)
/// ```
///
/// A control whose value is bound, and an action with `set`, change the state, and the screen follows at once, without a
/// round trip. A document that cannot be read leaves what is on screen.
@MainActor
public final class DocumentScreen {
    /// Loads the section at an address.
    public typealias SectionLoader = @MainActor (URL) async throws -> Data

    /// Loads the next page of a section by its action `next`, and returns it: `{"items": […], "next": {"name": "more", "cursor": "…"}}`,
    /// without `next` for the last page. A page that cannot be loaded or read is an error.
    public typealias PageLoader = @MainActor (ScreenAction) async throws -> Data

    /// What happens to unknown and broken elements.
    public let policy: DocumentPolicy

    /// What documents can name.
    public let vocabulary: ScreenVocabulary

    /// The limits of documents and patches.
    public let limits: DocumentLimits

    /// Called with the actions of the document.
    public var actionHandler: ScreenAction.Handler = { _ in }

    /// Called with loading actions; it returns when loading is complete. `nil`: `actionHandler` is called with these as well.
    public var loadHandler: ScreenAction.LoadHandler?

    /// Called for everything that a document says and this build does not show.
    public var lossHandler: @MainActor (ScreenLoss) -> Void = { _ in }

    /// Called after a value of the state has changed.
    public var valuesDidChangeHandler: @MainActor (DocumentObject) -> Void = { _ in }

    /// Loads sections with a `source`. If `nil`, they keep the rows that the document has for them.
    public var sectionLoader: SectionLoader?

    /// Loads the next pages of sections with `next`. If `nil`, they have no more rows than the document.
    public var pageLoader: PageLoader?

    /// Called with the title and the buttons around the list, before the list is shown.
    public var barHandler: @MainActor (DocumentBar) -> Void = { _ in }

    /// What the names of spacings and radii in documents mean: the theme of the screen. A document with a theme has its own.
    /// Changing it shows the document again.
    public var theme = CellTheme.standard {
        didSet {
            guard theme.spacing != oldValue.spacing || theme.cornerRadii != oldValue.cornerRadii, document != nil else {
                return
            }
            builder = nil
            apply(changed: Set(values.keys.map { ExactString($0) }), animated: false)
        }
    }

    /// Called with each state that is to be shown.
    var applyHandler: @MainActor (CollectionViewState, _ animated: Bool) -> Void

    /// The document on screen.
    public private(set) var document: ScreenDocument?

    /// The state on screen.
    public private(set) var state = CollectionViewState()

    /// The title and the buttons around the list; `nil` without a document.
    public private(set) var bar: DocumentBar?

    /// The number of losses of all documents that were shown.
    public private(set) var lossCount = 0

    /// The values of the state of the screen.
    public var values: DocumentObject { store.values }

    /// The errors of the fields with checks, from top to bottom, shown or not.
    public private(set) var fieldErrors: [FieldError] = []

    private let store = DocumentValues([:])
    private let form = DocumentForm()
    private(set) var content: DocumentContent?

    /// What is kept of the document between the changes of its state.
    private var reader: DocumentReader?
    private(set) var builder: ElementBuilder?

    /// The document as it was given, without what has been loaded for its sections.
    private var base: ScreenDocument?

    /// Whether the document on screen is the beginning of one that arrives.
    private(set) var isPartial = false

    /// Counts the documents that were shown, so that pieces of an earlier one have no effect.
    private var stay = 0

    /// The losses of the document that were reported.
    private var reported: Set<String> = []

    let sources = SectionSources()
    let pages = SectionPages()

    /// Creates a screen without a document.
    ///
    /// - Parameters:
    ///   - policy: What happens to unknown and broken elements.
    ///   - vocabulary: What documents can name.
    ///   - limits: The limits of documents and patches.
    ///   - applyHandler: Called with each state that is to be shown.
    public init(
        policy: DocumentPolicy = .lenient,
        vocabulary: ScreenVocabulary = .designSystem,
        limits: DocumentLimits = DocumentLimits(),
        applyHandler: @escaping @MainActor (CollectionViewState, _ animated: Bool) -> Void = { _, _ in }
    ) {
        self.policy = policy
        self.vocabulary = vocabulary
        self.limits = limits
        self.applyHandler = applyHandler
    }

    /// Creates a screen whose documents a driver shows.
    public convenience init(
        driver: CollectionViewDriver,
        policy: DocumentPolicy = .lenient,
        vocabulary: ScreenVocabulary = .designSystem,
        limits: DocumentLimits = DocumentLimits()
    ) {
        self.init(policy: policy, vocabulary: vocabulary, limits: limits) { driver.apply($0, animated: $1) }
    }

    /// Reads a document and shows it.
    ///
    /// - Throws: A `ScreenDocumentError` if the document cannot be read. What is on screen stays then.
    public func show(_ data: Data, fileName: String = "screen.json", animated: Bool = true) throws(ScreenDocumentError)
    {
        show(
            try ScreenDocument(
                data: data,
                fileName: fileName,
                policy: policy,
                vocabulary: vocabulary,
                limits: limits
            ),
            animated: animated
        )
    }

    /// Shows a document. Values of the state are kept if the document has the same initial ones as the one before.
    public func show(_ document: ScreenDocument, animated: Bool = true) {
        _ = beginShowing()
        pages.reset()
        showBase(document, animated: animated)
    }

    /// Begins to show another document. Returns the number of its stay on screen.
    func beginShowing() -> Int {
        stay += 1
        return stay
    }

    /// Whether no other document was shown since a stay has begun.
    func isShowing(_ stay: Int) -> Bool { self.stay == stay }

    /// Shows what has arrived of a document.
    func showPart(_ document: ScreenDocument) {
        base = document
        isPartial = true
        replace(by: document, animated: true)
    }

    private func showBase(_ document: ScreenDocument, animated: Bool) {
        base = document
        isPartial = false
        reported = []
        if let sectionLoader {
            sources.load(document.sectionSources, with: sectionLoader) { [weak self] in self?.showSections() }
        }
        replace(by: resolved(document), animated: animated)
    }

    private func replace(by document: ScreenDocument, animated: Bool) {
        let old = self.document?.initialState ?? [:]
        let new = document.initialState
        if old != new { form.reset() }
        let kept = values.filter { new[$0.key] != nil && old[$0.key] == new[$0.key] }
        store.values = new.merging(kept)
        self.document = document
        reader = nil
        builder = nil
        if !isPartial { document.losses.forEach(report) }
        apply(changed: Set(values.keys.map { ExactString($0) }), animated: animated)
    }

    func showSections() {
        guard let base else { return }
        replace(by: resolved(base), animated: true)
    }

    /// Reports a loss, but not again for each section or page that is loaded.
    func report(_ loss: ScreenLoss) {
        let text = "\(loss.outcome) \(loss.diagnostic.pointer) \(loss.diagnostic.message)"
        guard reported.insert(text).inserted else { return }
        lossCount += 1
        lossHandler(loss)
    }

    /// Changes the document on screen by a JSON Patch (RFC 6902): `[{"op": "add", "path": "/sections/0/items/-", …}]`.
    ///
    /// - Throws: A `ScreenDocumentError` if the patch or its result cannot be read. What is on screen stays then.
    public func patch(_ data: Data, animated: Bool = true) throws(ScreenDocumentError) {
        guard let base else { return }
        showBase(try base.patched(by: data), animated: animated)
    }

    /// Changes the document on screen by a JSON Merge Patch (RFC 7396): `{"title": "…", "footer": null}`.
    ///
    /// - Throws: A `ScreenDocumentError` if the patch or its result cannot be read. What is on screen stays then.
    public func merge(_ data: Data, animated: Bool = true) throws(ScreenDocumentError) {
        guard let base else { return }
        showBase(try base.merged(with: data), animated: animated)
    }

    /// Changes values of the state like an action with `set`: by name, or by pointer (`/user/name`). Unknown names, and values of another
    /// type than the initial ones, are ignored.
    public func set(_ assignments: DocumentObject) {
        guard let document else { return }
        let initial = DocumentValue.object(document.initialState)
        let valid = assignments.filter { name, value in
            let path = name.hasPrefix("/") ? ModelPath(name) : ModelPath(keys: [name])
            return !path.keys.isEmpty && initial.value(at: path).map { $0.hasKind(of: value) } ?? false
        }
        let changed = store.set(DocumentObject().merging(valid))
        if !changed.isEmpty { update(changed) }
    }

    /// Returns the JSON of a row on screen for tools, with templates, bound values and conditions resolved; `nil` if there is
    /// no such row.
    public func json(ofItemAt indexPath: IndexPath) -> String? {
        let sections = content?.root.elements(ScreenKeys.sections.name).compactMap(\.object) ?? []
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].elements(SectionKeys.items.name)
        guard items.indices.contains(indexPath.item) else { return nil }
        return DocumentValue(items[indexPath.item]).indentedJSON
    }

    private func update(_ changed: Set<ExactString>) {
        apply(changed: changed, animated: true)
        valuesDidChangeHandler(values)
    }

    /// Returns whether all fields with checks are valid. Otherwise it shows all errors, and gives the first field that has one the
    /// focus, as the action `submit` does.
    @discardableResult
    public func submit() -> Bool {
        form.submit()
        apply(changed: [], animated: true)
        guard let error = fieldErrors.first else { return true }
        // A field that is still the focused one of the state takes the focus again.
        applyHandler(state.focus(nil), false)
        applyHandler(state.focus(error.fieldIdentifier), true)
        return false
    }

    private func apply(changed: Set<ExactString>, animated: Bool) {
        guard let document else { return }
        let builder = builder ?? makeBuilder(document)
        self.builder = builder
        var contents = build(document, changed: changed, builder)
        // What depends on the validity of the form may show and hide fields, which changes it again.
        for _ in 0..<Self.validityPasses where form.update(fieldErrors) {
            contents = build(document, changed: [], builder)
        }
        let bar = DocumentBar(contents)
        self.bar = bar
        state = paged(contents.state)
        barHandler(bar)
        applyHandler(state, animated)
        if let message = form.takeNewMessage(fieldErrors) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
    }

    private static let validityPasses = 3

    private func build(
        _ document: ScreenDocument,
        changed: Set<ExactString>,
        _ builder: ElementBuilder
    ) -> DocumentContents {
        let (content, changes) = read(document, changed.union(form.takeChangedNames()))
        self.content = content
        builder.changes = changes
        let contents = content.contents(builder)
        fieldErrors = content.errors(builder)
        return contents
    }

    /// Reads a document for the values of its state. What does not fit them is left out.
    private func read(
        _ document: ScreenDocument,
        _ changed: Set<ExactString>
    ) -> (DocumentContent, DocumentChanges?) {
        guard reader != nil || values != document.initialState || form.progress != FormProgress() else {
            return (document.initialContent, nil)
        }
        let reader = reader ?? document.reader()
        self.reader = reader
        guard let (root, changes) = reader.read(values, changed: changed, form: form.progress) else {
            return (document.initialContent, nil)
        }
        return (DocumentContent(root: root, vocabulary: document.vocabulary), changes)
    }

    private func makeBuilder(_ document: ScreenDocument) -> ElementBuilder {
        let actions = DocumentActions(
            values: store,
            actionHandler: { [weak self] action in self?.perform(action) },
            loadHandler: { [weak self] action in
                guard let self else { return }
                guard let loadHandler else { return perform(action) }
                await loadHandler(action)
            },
            valuesHandler: { [weak self] _, changed in self?.update(changed) },
            fieldHandler: { [weak self] field, step in self?.note(step, of: field) },
            submitHandler: { [weak self] in self?.submit() ?? false }
        )
        return ElementBuilder(
            vocabulary: document.vocabulary,
            locale: document.locale,
            theme: document.theme ?? theme,
            actions: actions
        )
    }

    /// A change shows its error with the new value; leaving a field does so at once.
    private func note(_ step: FormProgress.Step, of field: String) {
        form.note(step, of: field)
        if step == .left, form.hasChangedNames { apply(changed: [], animated: true) }
    }

    private func perform(_ action: ScreenAction) {
        if action.name == SectionSources.retry, let sectionLoader,
            sources.reload(
                action.sectionIdentifier,
                with: sectionLoader,
                didChange: { [weak self] in self?.showSections() }
            )
        {
            return
        }
        if action.name == SectionSources.retry, pageLoader != nil, pages.retry(action.sectionIdentifier) {
            showSections()
            Task { [weak self] in await self?.loadNextPage() }
            return
        }
        actionHandler(action)
    }
}
