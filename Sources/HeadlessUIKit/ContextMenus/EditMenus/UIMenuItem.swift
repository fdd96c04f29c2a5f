import Foundation

/// A custom command of the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// Creates a command that sends an action.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// The title of the command.
    open var title: String

    /// The action that the command sends to the first responder.
    open var action: Selector
}
