import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about a button: of the bar, of a menu, or one that a swipe reveals.
struct DocumentButton {
    var title = ""
    var icon: UIImage?
    var isDestructive = false
    var isEnabled = true
    var backgroundColor: UIColor?
    var action: DocumentAction?
}

/// A swipe button that is written, and the key of its handler.
struct WrittenButton {
    let button: SwipeAction
    let handlerKey: String
}

/// The keys of buttons.
enum ButtonKeys {
    typealias Key = DocumentKey<DocumentButton, WrittenButton>

    /// A button of the bar or of a menu.
    static let button = DocumentKeys([title, icon, isDestructive, isEnabled, action])

    /// The button below the list.
    static let bottomButton = DocumentKeys([title, isEnabled, action])

    /// A button that a swipe reveals.
    static let swipeButton = DocumentKeys([title, icon, isDestructive, backgroundColor, action])

    private static let title = Key.required(
        "title",
        .text(isEmptyAllowed: false),
        "The text of the button.",
        examples: ["Delete"],
        isBindable: true,
        read: { button, node, _ in button.title = node.text ?? "" },
        write: { written, _ in .string(written.button.title) }
    )

    static let icon = Key.optional(
        "icon",
        .icon,
        "The icon, by name.",
        read: { button, node, place in button.icon = node.text.flatMap { place.vocabulary.icon($0) } },
        write: { written, writer in name(written.button.image.map { .icon($0) }, noun: "image", of: written, writer) }
    )

    private static let isDestructive = Key.optional(
        "isDestructive",
        .boolean,
        "Whether the action loses something, and is red.",
        default: false,
        read: { button, node, _ in button.isDestructive = node.boolean ?? false },
        write: { written, _ in written.button.style == .destructive ? true : nil }
    )

    private static let isEnabled = Key.optional(
        "isEnabled",
        .boolean,
        "Whether it can be used.",
        default: true,
        isBindable: true,
        read: { button, node, _ in button.isEnabled = node.boolean ?? true }
    )

    private static let backgroundColor = Key.optional(
        "backgroundColor",
        .tint,
        "The color of the button, by name; without one, gray, or red if it is destructive.",
        read: { button, node, place in button.backgroundColor = node.text.flatMap { place.vocabulary.tint($0) } },
        write: { written, writer in
            name(written.button.backgroundColor.map { .tint($0) }, noun: "color", of: written, writer)
        }
    )

    /// The name of an image or a color, which is reported if there is none.
    private static func name(
        _ value: PartFieldReading?,
        noun: String,
        of written: WrittenButton,
        _ writer: DocumentWriter
    ) -> DocumentValue? {
        guard let value else { return nil }
        let name = writer.names.value(value)
        if name == nil { writer.report("the \(noun) of its \(written.button.title.quoted) has no name") }
        return name
    }

    private static let action = Key.action(
        isRequired: true,
        read: { $0.action = $1 },
        write: { written, writer in
            let action = written.button.handler == nil ? nil : writer.action(written.handlerKey)
            if action == nil { writer.report("its \(written.button.title.quoted) has no action") }
            return action
        }
    )
}

extension DocumentKeys<DocumentButton, WrittenButton> {
    /// Reads buttons.
    func buttons(_ nodes: [JSONNode], _ place: DocumentPlace) -> [DocumentButton] {
        nodes.compactMap(\.object).map { object in
            var button = DocumentButton()
            read(object, into: &button, place)
            return button
        }
    }
}
