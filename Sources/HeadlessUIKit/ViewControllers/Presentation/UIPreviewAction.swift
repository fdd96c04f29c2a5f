import Foundation

/// An action for the preview of a screen, which a hard press shows on old devices.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action for the preview of a screen.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A usual action.
        case `default` = 0
        /// An action that is selected.
        case selected = 1
        /// An action that destroys something.
        case destructive = 2
    }

    /// The title.
    public let title: String
    private let action: (any UIPreviewActionItem, UIViewController) -> Void
    /// What the action does. No effect here: nobody can press hard.
    open var handler: (any UIPreviewActionItem, UIViewController) -> Void { action }

    /// Creates an action.
    public convenience init(
        title: String,
        style: UIPreviewAction.Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.init(title) { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }

    private init(_ title: String, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void) {
        self.title = title
        action = handler
        super.init()
    }

    /// Returns the action itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions for the preview of a screen behind one title.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
    /// The title.
    public let title: String

    /// Creates a group. No effect here: nobody can press hard.
    public convenience init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.init(title)
    }

    private init(_ title: String) {
        self.title = title
        super.init()
    }

    /// Returns the group itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
