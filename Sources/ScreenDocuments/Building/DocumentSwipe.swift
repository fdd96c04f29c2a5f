import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// The buttons that a swipe on a row reveals.
struct DocumentSwipe {
    let actions: [SwipeAction]
    let performsFirstActionWithFullSwipe: Bool

    /// Reads a valid list of buttons, or an object with `actions`.
    init(_ node: JSONNode, _ vocabulary: ScreenVocabulary, _ sink: DocumentActionSink) {
        performsFirstActionWithFullSwipe = node.object?.boolean("performsFirstActionWithFullSwipe") ?? true
        let buttons = node.object?.elements("actions") ?? node.elements
        actions = buttons.compactMap(\.object).map { object in
            SwipeAction(
                title: object.text("title") ?? "",
                image: object.text("icon").flatMap { vocabulary.icon($0) },
                style: object.boolean("isDestructive") == true ? .destructive : .normal,
                backgroundColor: object.text("backgroundColor").flatMap { vocabulary.tint($0) },
                handler: sink.handler(object.action("action"), .tap)
            )
        }
    }
}
