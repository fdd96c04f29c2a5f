import Foundation

/// What a swipe on a row offers to do, before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Red: something is lost.
        case `default` = 0
        /// Gray.
        case normal = 1

        /// Red: something is lost.
        public static var destructive: Style { .default }
    }

    private let styleStorage: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// What the button says.
    open var title: String?

    /// The color of the button, after its style unless set.
    open var backgroundColor: UIColor?

    /// Makes an action.
    public init(
        style: UITableViewRowAction.Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        styleStorage = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// How the action looks.
    open var style: UITableViewRowAction.Style { styleStorage }

    /// Another action that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: styleStorage, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// The same as a swipe offers it today.
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
