import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about a row.
struct DocumentRow {
    var left: JSONObject?
    var right: JSONObject?
    var accessibilityIdentifier: String?
    var separator: SeparatorType?
    /// The insets; `nil` if the document does not say.
    var insets: UIEdgeInsets?
    var isEnabled = true
    var isSelectedBackgroundNeeded = true
    var isSelectable = true
    var isFullWidth = false
    var action: DocumentAction?
    var longPressAction: DocumentAction?
    var moveAction: DocumentAction?
    var menu: [DocumentButton] = []
    var leadingSwipe: DocumentSwipe?
    var trailingSwipe: DocumentSwipe?
    var theme: CellTheme?
    var accessoryAlignment: AccessoryAlignment?
    var density: RowDensity?
    var minimumHeight: CGFloat?
    var hasSelectionMarks: Bool?
    var card: CardStyle?
}

/// A row that is written.
struct WrittenRow {
    let item: CollectionViewDiffableItem
    /// The row, if it consists of two parts.
    let row: (any WritableItem)?
}

/// The keys of a row.
enum RowKeys {
    typealias Key = DocumentKey<DocumentRow, WrittenRow>

    static let all = DocumentKeys([
        identifier,
        Key.optional(
            "accessibilityIdentifier",
            .text(isEmptyAllowed: false),
            "How tests find the view.",
            read: { row, node, _ in row.accessibilityIdentifier = node.text },
            write: { written, _ in written.row?.accessibilityIdentifier.map { .string($0) } }
        ),
        left,
        Key.optional(
            "right",
            .rule(.right),
            "The right part of the row; null is none.",
            read: { row, node, _ in row.right = node.object },
            write: { written, writer in
                written.row.flatMap { $0.rightPart is RightEmpty ? nil : writer.value(side: $0.rightPart) }
            }
        ),
        Key.optional(
            "separator",
            SeparatorKeys.kind,
            "The line below the row, by name or by its insets.",
            read: { row, node, place in row.separator = SeparatorKeys.read(node, place) },
            write: { written, writer in written.row?.separatorType.map { SeparatorKeys.write($0, writer) } }
        ),
        Key.insets(
            read: { $0.insets = $1 },
            write: { written in
                written.row.flatMap { $0.card != nil && $0.insets == CardStyle.standardInsets ? nil : $0.insets }
            },
            writesZero: { $0.row?.card != nil }
        ),
        flag("isEnabled", "Whether it can be used.", isBindable: true, default: true, \.isEnabled, { $0.isEnabled }),
        flag(
            "isSelectedBackgroundNeeded",
            "Whether the background changes while the row is touched.",
            default: true,
            \.isSelectedBackgroundNeeded,
            { $0.isSelectedBackgroundNeeded }
        ),
        Key.action(read: { $0.action = $1 }, write: handler { $0.didSelectHandler != nil }),
        Key.theme(read: { $0.theme = $1 }, write: { $0.item.environment }),
        Key.action(
            "longPressAction",
            "What happens after a long press.",
            read: { $0.longPressAction = $1 },
            write: handler { $0.didLongPressHandler != nil }
        ),
        moveAction,
        Key.optional(
            "menu",
            .list(ButtonKeys.button.kind("Button")),
            "The context menu.",
            read: { row, node, place in row.menu = ButtonKeys.button.buttons(node.elements, place) }
        ),
        swipe(
            "leadingActions",
            "The buttons that a swipe from the leading edge reveals, the first one at the edge.",
            \.leadingSwipe,
            { $0.leadingSwipeActions }
        ),
        swipe(
            "trailingActions",
            "The buttons that a swipe from the trailing edge reveals, the first one at the edge.",
            \.trailingSwipe,
            { $0.trailingSwipeActions }
        ),
        flag("isSelectable", "Whether the row can be selected.", default: true, \.isSelectable, { $0.isSelectable }),
        Key.accessoryAlignment(read: { $0.accessoryAlignment = $1 }, write: { $0.item.environment }),
        Key.density(read: { $0.density = $1 }, write: { $0.item.environment }),
        Key.minimumRowHeight(read: { $0.minimumHeight = $1 }, write: { $0.item.environment }),
        Key.selectionMarks(read: { $0.hasSelectionMarks = $1 }, write: { $0.item.environment }),
        flag("isFullWidth", "Whether the row spans all columns.", default: false, \.isFullWidth, { $0.isFullWidth }),
        Key.optional(
            "card",
            .name(noun: "card", CardStyle.named.map(\.key)),
            "The card behind the row. Without `insets`, it has those of cards.",
            read: { row, node, _ in row.card = CardStyle.named.first { $0.key == node.text }?.value },
            write: { written, writer in
                guard let card = written.row?.card else { return nil }
                let name = CardStyle.named.first { $0.value == card }.map { DocumentValue.string($0.key) }
                if name == nil { writer.report("its card has no name in documents") }
                return name
            }
        ),
        Key.condition,
    ])

    static let identifier = Key.required(
        SectionKeys.identifier.name,
        .text(isEmptyAllowed: false),
        SectionKeys.identifier.format.documentation.description,
        write: { written, _ in .string(DocumentWriter.text(written.item.differenceIdentifier) ?? "") }
    )

    static let left = Key.required(
        "left",
        .rule(.left),
        "The left part of the row.",
        read: { row, node, _ in row.left = node.object },
        write: { written, writer in written.row.flatMap { writer.value(side: $0.leftPart) } }
    )

    static let moveAction = Key.action(
        "moveAction",
        "What happens after the user has moved a row; without it, none can be moved.",
        read: { $0.moveAction = $1 },
        write: handler { $0.didMoveHandler != nil }
    )

    /// A truth value, which is written if it is not the usual one.
    private static func flag(
        _ name: String,
        _ description: String,
        isBindable: Bool = false,
        default usual: Bool,
        _ path: WritableKeyPath<DocumentRow, Bool> & Sendable,
        _ value: @escaping @Sendable (any WritableItem) -> Bool
    ) -> Key {
        .optional(
            name,
            .boolean,
            description,
            default: .boolean(usual),
            isBindable: isBindable,
            read: { row, node, _ in row[keyPath: path] = node.boolean ?? usual },
            write: { written, _ in
                written.row.flatMap { value($0) == usual ? nil : .boolean(value($0)) }
            }
        )
    }

    private static func handler(_ isSet: @escaping @Sendable (any WritableItem) -> Bool) -> Key.Write {
        { written, writer in
            written.row.flatMap { isSet($0) ? writer.action(writer.key) : nil }
        }
    }

    private static func swipe(
        _ name: String,
        _ description: String,
        _ path: WritableKeyPath<DocumentRow, DocumentSwipe?> & Sendable,
        _ value: @escaping @Sendable (any WritableItem) -> SwipeActions?
    ) -> Key {
        .optional(
            name,
            SwipeKeys.kind,
            description,
            read: { row, node, place in row[keyPath: path] = SwipeKeys.read(node, place) },
            write: { written, writer in
                written.row.flatMap { value($0) }.map { SwipeKeys.write($0, writer) }
            }
        )
    }
}
