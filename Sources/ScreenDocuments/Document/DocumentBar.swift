import Honeycomb

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

    /// The button below the list, which the bottom bar of the state has as its last row.
    public let bottomButton: Button?

    /// Whether the document says nothing about a bar.
    public var isEmpty: Bool { title == nil && buttons.isEmpty }

    init(_ contents: DocumentContents) {
        title = contents.title
        buttons = contents.buttons
        bottomButton = contents.bottomButton
    }
}

extension DocumentButton {
    /// A button outside of the list, whose action the receiver gets.
    func barButton(_ sink: DocumentActionSink) -> DocumentBar.Button {
        DocumentBar.Button(
            title: title,
            icon: icon,
            isEnabled: isEnabled,
            perform: { if let action { sink.perform(action, .tap) } }
        )
    }
}
