import Honeycomb
import PartDeclarations

/// The decoded content of a document.
struct DocumentContent {
    let theme: CellTheme?
    let focus: String?
    let refresh: String?
    let reachStart: DocumentPaging?
    let reachEnd: DocumentPaging?
    let sections: [DocumentSection]

    /// Returns the state of the screen, whose actions call the handlers.
    func state(
        actionHandler: @escaping ScreenAction.Handler,
        loadHandler: @escaping ScreenAction.LoadHandler
    ) -> CollectionViewState {
        var state = CollectionViewState(sections: sections.map { $0.section(actionHandler: actionHandler) })
        if let refresh {
            let action = ScreenAction(name: refresh, itemIdentifier: "refresh", value: .pull)
            state = state.refresh { await loadHandler(action) }
        }
        if let reachStart {
            let action = ScreenAction(name: reachStart.action, itemIdentifier: "didReachStart", value: .scroll)
            state = state.didReachStart(within: reachStart.threshold) { await loadHandler(action) }
        }
        if let reachEnd {
            let action = ScreenAction(name: reachEnd.action, itemIdentifier: "didReachEnd", value: .scroll)
            state = state.didReachEnd(within: reachEnd.threshold) { await loadHandler(action) }
        }
        if let focus { state = state.focus(focus) }
        return state.theme(theme)
    }
}

extension Shape<DocumentContent> {
    /// The root of a document that uses the parts of the design system.
    static let document = document(.designSystem)

    /// The root of a document that uses the given parts.
    static func document(_ parts: DeclaredParts) -> Shape {
        object(
            .required("version", Shape<Int>.integer(in: 1...ScreenDocument.newestVersion)),
            .optional("theme", .theme),
            .optional("focus", .nonEmptyText),
            .optional("refresh", .nonEmptyText),
            .optional("didReachStart", .paging),
            .optional("didReachEnd", .paging),
            .required("sections", .list(of: .section(parts)))
        ) { _, theme, focus, refresh, reachStart, reachEnd, sections in
            DocumentContent(
                theme: theme,
                focus: focus,
                refresh: refresh,
                reachStart: reachStart,
                reachEnd: reachEnd,
                sections: sections
            )
        }
    }
}
