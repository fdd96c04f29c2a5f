import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// The valid content of a document, from which states are built.
struct DocumentContent {
    let root: JSONObject
    let vocabulary: ScreenVocabulary

    /// Returns the state of the screen, whose actions are received by `actions`.
    func state(_ actions: DocumentActions) -> CollectionViewState {
        let builder = SectionBuilder(
            vocabulary: vocabulary,
            locale: root.text("locale").map { Locale(identifier: $0) },
            actions: actions
        )
        var state = CollectionViewState(
            selection: selection(actions),
            sections: root.elements("sections").compactMap(\.object).map { builder.section($0) }
        )
        if let refresh = root.action("refresh") {
            let sink = actions.sink("refresh")
            state = state.refresh { await sink.load(refresh, .pull) }
        }
        if let paging = root.object("didReachStart"), let action = paging.action("action") {
            let sink = actions.sink("didReachStart")
            state = state.didReachStart(within: paging.threshold) { await sink.load(action, .scroll) }
        }
        if let paging = root.object("didReachEnd"), let action = paging.action("action") {
            let sink = actions.sink("didReachEnd")
            state = state.didReachEnd(within: paging.threshold) { await sink.load(action, .scroll) }
        }
        if let item = root.object("emptyItem") { state = state.emptyItem(builder.item(item, in: "")) }
        if let isMarked = root.boolean("selectionMarks") { state = state.selectionMarks(isMarked) }
        if let focus = root.text("focus") { state = state.focus(focus) }
        return state.theme(root.text("theme").flatMap { vocabulary.theme($0) })
    }

    private func selection(_ actions: DocumentActions) -> CollectionViewSelection {
        guard let object = root.object("selection") else { return .none }
        let identifiers = object.elements("ids").compactMap(\.text)
        let sink = actions.sink("selection")
        let action = object.action("action")
        let name = object["ids"]?.origin
        let handler: @MainActor (CollectionViewSelection) -> Void = { selection in
            let selected = selection.identifiers(of: String.self)
            if let name { sink.set([name: .array(selected.sorted().map { .string($0) })]) }
            if let action { sink.perform(action, .selection(selected)) }
        }
        if object.text("mode") == "multiple" {
            return .multiple(identifiers, didChangeHandler: handler)
        }
        return .single(
            identifiers.first,
            isToggling: object.boolean("isToggling") ?? false,
            didChangeHandler: handler
        )
    }
}

extension JSONObject {
    /// `{"screens": 1}`, which is the default, `{"rows": 5}` or `{"points": 200}`.
    fileprivate var threshold: CollectionViewPaging.Threshold {
        guard let object = object("within") else { return .screens(1) }
        if let rows = object.integer("rows") { return .rows(rows) }
        if let points = object.number("points") { return .points(CGFloat(points)) }
        return .screens(CGFloat(object.number("screens") ?? 1))
    }
}
