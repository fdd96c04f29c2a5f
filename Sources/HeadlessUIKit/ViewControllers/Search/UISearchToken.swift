import Foundation

/// A part of a search that is shown before the text, with an icon and a text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let text: String

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// What the token stands for in the app.
    open var representedObject: Any?
}
