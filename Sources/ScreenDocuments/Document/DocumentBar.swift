import Honeycomb

/// What a document says about the surroundings of its list: the title, the buttons and the search field of the bar, and a button at
/// the bottom.
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

    /// A field in the bar whose text is searched for.
    public struct Search {
        /// The text in the empty field; `nil` for that of the system.
        public let placeholder: String?

        /// The text in the field.
        public let text: String

        /// Called with the new text.
        public let perform: @MainActor (String) -> Void
    }

    /// Tabs in the middle of the bar.
    public struct Tabs {
        /// The texts in reading order.
        public let titles: [String]

        /// The index of the selected tab.
        public let selection: Int

        /// Called with the index of the tab that the user has selected.
        public let perform: @MainActor (Int) -> Void
    }

    /// The title of the screen; `nil` if the document leaves it open.
    public let title: String?

    /// Whether the title is large until the screen is scrolled; `nil` if the document leaves it open.
    public let isTitleLarge: Bool?

    /// The buttons at the leading side of the bar, from the edge.
    public let leadingButtons: [Button]

    /// The buttons at the trailing side of the bar, from the edge.
    public let buttons: [Button]

    /// The tabs in the middle of the bar.
    public let tabs: Tabs?

    /// The field in the bar whose text is searched for.
    public let search: Search?

    /// The button below the list, which the bottom bar of the state has as its last row.
    public let bottomButton: Button?

    /// Whether the document says nothing about a bar.
    public var isEmpty: Bool {
        title == nil && buttons.isEmpty && leadingButtons.isEmpty && search == nil && tabs == nil
    }

    init(_ contents: DocumentContents) {
        title = contents.title
        isTitleLarge = contents.isTitleLarge
        leadingButtons = contents.leadingButtons
        search = contents.search
        tabs = contents.tabs
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
