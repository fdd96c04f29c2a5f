import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the selection.
struct DocumentSelection {
    var isMultiple = false
    var identifiers: [String] = []
    /// The name in the state that the identifiers come from.
    var stateName: String?
    var isToggling = false
    var action: DocumentAction?
    var isEditing: Bool?
    /// The name in the state that edit mode comes from.
    var editingName: String?

    /// Returns the selection, whose changes the receiver gets.
    func selection(_ sink: DocumentActionSink) -> CollectionViewSelection {
        let handler: @MainActor (CollectionViewSelection) -> Void = { [stateName, action] selection in
            let selected = selection.identifiers(of: String.self)
            if let stateName { sink.set([stateName: .array(selected.sorted().map { .string($0) })]) }
            if let action { sink.perform(action, .selection(selected)) }
        }
        let selection: CollectionViewSelection =
            isMultiple
            ? .multiple(identifiers, didChangeHandler: handler)
            : .single(identifiers.first, isToggling: isToggling, didChangeHandler: handler)
        guard let isEditing else { return selection }
        return selection.whileEditing(isEditing) { [editingName] isEditing in
            if let editingName { sink.set([editingName: .boolean(isEditing)]) }
        }
    }
}

/// The keys of the selection.
enum SelectionKeys {
    typealias Key = DocumentKey<DocumentSelection, CollectionViewSelection>

    static let all = DocumentKeys([
        Key.required(
            "mode",
            .name(noun: "selection mode", [single, multiple]),
            "How many, or which kind.",
            read: { selection, node, _ in selection.isMultiple = node.text == multiple },
            write: { selection, _ in .string(selection.mode == .single ? single : multiple) }
        ),
        Key.optional(
            "ids",
            .texts,
            "The identifiers of the selected rows.",
            isBindable: true,
            read: { selection, node, _ in
                selection.identifiers = node.elements.compactMap(\.text)
                selection.stateName = node.origin
            },
            write: { selection, writer in
                let identifiers = selection.identifiers.compactMap { DocumentWriter.text($0) }.sorted()
                if identifiers.count < selection.identifiers.count {
                    writer.report("identifiers of selected rows are no strings")
                }
                return identifiers.isEmpty ? nil : .array(identifiers.map { .string($0) })
            }
        ),
        Key.optional(
            "isToggling",
            .boolean,
            "Whether a tap on the selected row deselects it.",
            default: false,
            read: { selection, node, _ in selection.isToggling = node.boolean ?? false },
            write: { selection, _ in selection.isToggling && selection.mode == .single ? true : nil }
        ),
        Key.optional(
            "isEditing",
            .boolean,
            "Whether rows are selected in edit mode only, and it is on. A drag with two fingers begins it, and sets the state.",
            isBindable: true,
            read: { selection, node, _ in
                selection.isEditing = node.boolean
                selection.editingName = node.origin
            },
            write: { selection, _ in selection.isEditing.map { .boolean($0) } }
        ),
        Key.action(
            read: { $0.action = $1 },
            write: { selection, writer in
                selection.didChangeHandler == nil ? nil : writer.action(writer.key)
            }
        ),
    ])

    private static let single = "single"
    private static let multiple = "multiple"
}
