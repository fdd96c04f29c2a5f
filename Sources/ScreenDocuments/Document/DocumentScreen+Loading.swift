import Honeycomb
import ScreenDocumentsCore

/// Documents that arrive in pieces, sections that are loaded, and their further pages.
extension DocumentScreen {
    /// Shows a document that arrives in pieces: what is complete at once, and the whole document in the end.
    ///
    /// - Parameters:
    ///   - pieces: The bytes of the document, cut anywhere.
    ///   - fileName: The file name used in diagnostics.
    /// - Throws: What the pieces throw, or a `ScreenDocumentError` if the whole document cannot be read. What has been shown stays
    ///   on screen. Only the whole document has losses.
    public func show<Pieces: AsyncSequence & Sendable>(
        pieces: Pieces,
        fileName: String = "screen.json"
    ) async throws where Pieces.Element == Data {
        var stream = DocumentStream()
        for try await piece in pieces {
            guard let data = stream.append(piece), !stream.isComplete,
                let part = try? ScreenDocument(
                    data: data,
                    fileName: fileName,
                    policy: .lenient,
                    vocabulary: vocabulary,
                    limits: limits
                )
            else { continue }
            base = part
            replace(by: part, animated: true, isWhole: false)
        }
        try show(stream.data, fileName: fileName)
    }

    /// Returns a document with what has been loaded for its sections. What was loaded and cannot be read leaves placeholders.
    func resolved(_ document: ScreenDocument) -> ScreenDocument {
        let hasSources = sectionLoader != nil && !document.sectionSources.isEmpty
        let hasPages = pageLoader != nil && document.hasPages
        guard hasSources || hasPages else { return document }
        var value = document.value
        if hasSources { value = sources.resolved(value) }
        if hasPages { value = pages.resolved(value) }
        return (try? document.changed(to: value, policy: .lenient)) ?? document
    }

    /// The first section on screen with a next page that has not failed.
    private var nextPage: (section: String, action: DocumentAction)? {
        guard pageLoader != nil, let root = content?.root else { return nil }
        for section in root.elements(ScreenKeys.sections.name).compactMap(\.object) {
            guard let node = section[SectionKeys.next.name], let name = section.text(SectionKeys.identifier.name) else {
                continue
            }
            return (name, DocumentAction(node))
        }
        return nil
    }

    /// Returns a state that loads the next page when the user comes close to its end.
    func paged(_ state: CollectionViewState) -> CollectionViewState {
        guard nextPage != nil else { return state }
        var state = state
        let own = state.pagingAtEnd
        state.pagingAtEnd = CollectionViewPaging(threshold: own?.threshold ?? .screens(1)) { [weak self] in
            await own?.handler()
            await self?.loadNextPage()
        }
        return state
    }

    func loadNextPage() async {
        guard let pageLoader, let next = nextPage, let builder else { return }
        let sink = builder.actions.sink(next.section, SectionKeys.next.name)
        guard let request = sink.requests(next.action, .scroll).first else { return }
        await pages.load(next.section, request, with: pageLoader) { showSections() }
    }
}
