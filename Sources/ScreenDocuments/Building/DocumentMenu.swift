import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// The context menu of a row.
struct DocumentMenu {
    private struct Entry {
        let title: String
        let icon: UIImage?
        let attributes: UIMenuElement.Attributes
        let action: DocumentAction?
    }

    private let entries: [Entry]
    private let sink: DocumentActionSink

    /// Reads a valid list of buttons.
    init(_ node: JSONNode, _ vocabulary: ScreenVocabulary, _ sink: DocumentActionSink) {
        self.sink = sink
        entries = node.elements.compactMap(\.object).map { object in
            var attributes: UIMenuElement.Attributes = []
            if object.boolean("isDestructive") == true { attributes.insert(.destructive) }
            if object.boolean("isEnabled") == false { attributes.insert(.disabled) }
            return Entry(
                title: object.text("title") ?? "",
                icon: object.text("icon").flatMap { vocabulary.icon($0) },
                attributes: attributes,
                action: object.action("action")
            )
        }
    }

    /// Returns the menu when the user asks for it.
    var provider: @MainActor () -> UIContextMenuConfiguration? {
        { [self] in
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                MainActor.assumeIsolated { menu }
            }
        }
    }

    @MainActor
    private var menu: UIMenu {
        UIMenu(
            children: entries.map { entry in
                UIAction(title: entry.title, image: entry.icon, attributes: entry.attributes) { [sink] _ in
                    if let action = entry.action { sink.perform(action, .tap) }
                }
            }
        )
    }
}
