import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the search field in its bar.
struct DocumentSearch {
    var placeholder: String?
    var text = ""
    /// The name in the state that has the text.
    var boundName: String?
    var action: DocumentAction?

    /// The field, whose action the receiver gets.
    func field(_ sink: DocumentActionSink) -> DocumentBar.Search {
        DocumentBar.Search(placeholder: placeholder, text: text) { text in
            if let boundName { sink.set([boundName: .string(text)]) }
            if let action { sink.perform(action, .text(text)) }
        }
    }
}

/// The keys of the search field in the bar.
enum SearchKeys {
    typealias Key = DocumentKey<DocumentSearch, DocumentSearch>

    static let placeholder = Key.optional(
        "placeholder",
        .text(isEmptyAllowed: false),
        "The text in the empty field; that of the system by default.",
        isBindable: true,
        read: { search, node, _ in search.placeholder = node.text }
    )

    static let value = Key.optional(
        "value",
        .text(isEmptyAllowed: true),
        "The text in the field.",
        isBindable: true,
        read: { search, node, _ in (search.text, search.boundName) = (node.text ?? "", node.origin) }
    )

    static let all = DocumentKeys([
        placeholder, value,
        Key.action(
            "action",
            "The action when the user changes the text, with the text.",
            read: { $0.action = $1 }
        ),
    ])
}
