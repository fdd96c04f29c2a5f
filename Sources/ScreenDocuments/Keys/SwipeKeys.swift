import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the buttons that a swipe on a row reveals.
struct DocumentSwipe {
    var buttons: [DocumentButton] = []
    var performsFirstActionWithFullSwipe = true

    /// Returns the buttons, whose actions the receiver gets.
    func actions(_ sink: DocumentActionSink) -> [SwipeAction] {
        buttons.map { button in
            SwipeAction(
                title: button.title,
                image: button.icon,
                style: button.isDestructive ? .destructive : .normal,
                backgroundColor: button.backgroundColor,
                handler: sink.handler(button.action, .tap)
            )
        }
    }
}

/// Swipe actions that are written, and the key of the row that they stand under.
struct WrittenSwipe {
    let swipe: SwipeActions
    let key: String
}

/// The keys of swipe actions: a list of buttons, or an object that has more to say.
enum SwipeKeys {
    static let kind = FieldKind.either(.list(ButtonKeys.swipeButton.kind("SwipeButton")), all.kind("SwipeActions"))

    private static let all = DocumentKeys<DocumentSwipe, WrittenSwipe>([
        .required(
            "actions",
            .list(ButtonKeys.swipeButton.kind("SwipeButton")),
            "The buttons, the first one at the edge.",
            read: { swipe, node, place in
                swipe.buttons = ButtonKeys.swipeButton.buttons(node.elements, place)
            },
            write: { written, writer in .array(buttons(written, writer)) }
        ),
        .optional(
            "performsFirstActionWithFullSwipe",
            .boolean,
            "Whether a swipe over most of the row performs the first button.",
            default: true,
            read: { swipe, node, _ in swipe.performsFirstActionWithFullSwipe = node.boolean ?? true },
            write: { written, _ in .boolean(written.swipe.performsFirstActionWithFullSwipe) }
        ),
    ])

    static func read(_ node: JSONNode, _ place: DocumentPlace) -> DocumentSwipe {
        var swipe = DocumentSwipe()
        if let object = node.object {
            all.read(object, into: &swipe, place)
        } else {
            swipe.buttons = ButtonKeys.swipeButton.buttons(node.elements, place)
        }
        return swipe
    }

    /// The keys of the handlers have an index: "trailingActions/0".
    static func write(_ swipe: SwipeActions, _ writer: DocumentWriter) -> DocumentValue {
        let written = WrittenSwipe(swipe: swipe, key: writer.key)
        return swipe.performsFirstActionWithFullSwipe
            ? .array(buttons(written, writer)) : .object(all.write(written, writer))
    }

    private static func buttons(_ written: WrittenSwipe, _ writer: DocumentWriter) -> [DocumentValue] {
        written.swipe.actions.enumerated().map { index, button in
            let button = WrittenButton(button: button, handlerKey: "\(written.key)/\(index)")
            return .object(ButtonKeys.swipeButton.write(button, writer))
        }
    }
}
