import Foundation

/// An action that a swipe on a row reveals. Deprecated in iOS 13: use `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The styles of actions.
    public enum Style: Int, Sendable {
        /// Red: the action deletes data.
        case `default` = 0
        /// Gray.
        case normal = 1

        /// Red: the action deletes data.
        public static var destructive: Style { .default }
    }

    private let styleStorage: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// The title of the button.
    open var title: String?

    /// The background color of the button. The default value depends on the style.
    open var backgroundColor: UIColor?

    /// Creates an action with a style, a title and a handler.
    public convenience init(
        style: UITableViewRowAction.Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    private init(
        _ style: UITableViewRowAction.Style,
        _ title: String?,
        _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        styleStorage = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of the action.
    open var style: UITableViewRowAction.Style { styleStorage }

    /// Returns an action with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: styleStorage, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Returns a contextual action with the same title, colors and handler.
    final func contextualAction(forRow path: IndexPath) -> UIContextualAction {
        let style: UIContextualAction.Style = styleStorage == .normal ? .normal : .destructive
        let action = UIContextualAction(style: style, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
