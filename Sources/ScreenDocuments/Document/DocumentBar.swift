import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the surroundings of its list: the title and the buttons of the bar, and a button at the bottom.
public struct DocumentBar {
    /// A button outside of the list.
    public struct Button {
        /// The title.
        public let title: String

        /// The icon. If there is one, the title is for accessibility only.
        public let icon: UIImage?

        /// Whether the button can be tapped.
        public let isEnabled: Bool

        /// Performs the action of the button.
        public let perform: @MainActor () -> Void
    }

    /// The title of the screen; `nil` if the document leaves it open.
    public let title: String?

    /// The buttons at the trailing side of the bar, from the edge.
    public let buttons: [Button]

    /// The button below the list.
    public let bottomButton: Button?

    /// Whether the document says nothing about a bar.
    public var isEmpty: Bool { title == nil && buttons.isEmpty }

    init(_ content: DocumentContent, _ actions: DocumentActions) {
        func button(_ object: JSONObject, _ identifier: String) -> Button {
            let sink = actions.sink(identifier)
            let action = object.action("action")
            return Button(
                title: object.text("title") ?? "",
                icon: object.text("icon").flatMap { content.vocabulary.icon($0) },
                isEnabled: object.boolean("isEnabled") ?? true,
                perform: { if let action { sink.perform(action, .tap) } }
            )
        }
        title = content.root.text("title")
        buttons = content.root.elements("buttons").compactMap(\.object).map { button($0, "buttons") }
        bottomButton = content.root.object("bottomButton").map { button($0, "bottomButton") }
    }
}
