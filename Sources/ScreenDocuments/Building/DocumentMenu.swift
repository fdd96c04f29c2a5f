import Honeycomb

/// The context menu of a row.
struct DocumentMenu {
    let buttons: [DocumentButton]
    let sink: DocumentActionSink

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
            children: buttons.map { button in
                var attributes: UIMenuElement.Attributes = []
                if button.isDestructive { attributes.insert(.destructive) }
                if !button.isEnabled { attributes.insert(.disabled) }
                return UIAction(title: button.title, image: button.icon, attributes: attributes) { [sink] _ in
                    if let action = button.action { sink.perform(action, .tap) }
                }
            }
        )
    }
}
