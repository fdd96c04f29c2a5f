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
    ///   on screen. Only the whole document has losses, and only it loads pages. Once another document is shown, the rest of the
    ///   pieces is not, and nothing is thrown.
    public func show<Pieces: AsyncSequence & Sendable>(
        pieces: Pieces,
        fileName: String = "screen.json"
    ) async throws where Pieces.Element == Data {
        var stream = DocumentStream()
        let stay = beginShowing()
        for try await piece in pieces {
            guard isShowing(stay) else { return }
            let data = stream.append(piece)
            // The whole document says that it is too large.
            guard stream.data.count <= limits.byteCount else { break }
            guard let data, !stream.isComplete,
                let part = try? ScreenDocument(
                    data: data,
                    fileName: fileName,
                    policy: .lenient,
                    vocabulary: vocabulary,
                    limits: limits
                )
            else { continue }
            showPart(part)
        }
        guard isShowing(stay) else { return }
        try show(stream.data, fileName: fileName)
    }

    /// Returns a document with what has been loaded for its sections. What was loaded and cannot be read leaves placeholders.
    func resolved(_ document: ScreenDocument) -> ScreenDocument {
        let hasSources = sectionLoader != nil && !document.sectionSources.isEmpty
        guard hasSources || pageLoader != nil else { return document }
        // What was loaded for a section may have a next page as well.
        var value = hasSources ? sources.resolved(document.value) : document.value
        let hasPages = pageLoader != nil && SectionPages.hasPages(value)
        guard hasSources || hasPages else { return document }
        if hasPages { value = pages.resolved(value) }
        return (try? document.changed(to: value, policy: .lenient)) ?? document
    }

    /// The first section on screen with a next page that has not failed.
    private var nextPage: (section: String, action: DocumentAction)? {
        guard pageLoader != nil, !isPartial, let root = content?.root else { return nil }
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
        await pages.load(
            next.section,
            request,
            with: pageLoader,
            didFail: { problems in problems.forEach { report(ScreenLoss(diagnostic: $0, outcome: .dropped)) } },
            didChange: { showSections() }
        )
    }
}
