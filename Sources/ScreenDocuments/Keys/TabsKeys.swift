import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the tabs in its bar.
struct DocumentTabs {
    var titles: [String] = []
    var selection = 0
    /// The name in the state that has the index.
    var boundName: String?
    var action: DocumentAction?

    /// The tabs, whose action the receiver gets.
    func control(_ sink: DocumentActionSink) -> DocumentBar.Tabs {
        DocumentBar.Tabs(titles: titles, selection: selection) { index in
            if let boundName { sink.set([boundName: .number(Double(index))]) }
            if let action { sink.perform(action, .number(Double(index))) }
        }
    }
}

/// The keys of the tabs in the bar.
enum TabsKeys {
    typealias Key = DocumentKey<DocumentTabs, DocumentTabs>

    static let all = DocumentKeys([
        Key.required(
            "titles",
            .texts,
            "The texts of the tabs, in reading order.",
            isBindable: true,
            read: { tabs, node, _ in tabs.titles = node.elements.compactMap(\.text) }
        ),
        Key.optional(
            "selectedIndex",
            .integer(0...999),
            "The index of the selected tab, from 0.",
            default: 0,
            isBindable: true,
            read: { tabs, node, _ in (tabs.selection, tabs.boundName) = (node.integer ?? 0, node.origin) }
        ),
        Key.action(
            "action",
            "The action when the user selects a tab, with its index.",
            read: { $0.action = $1 }
        ),
    ])
}
