import Foundation

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The styles of actions.
    public enum Style: Int, Sendable {
        /// Gray.
        case normal = 0
        /// Red: the action deletes data.
        case destructive = 1
    }

    /// A closure that performs the action. It must call the completion handler with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    open var style: Style { styleStorage }
    /// The closure that performs the action.
    open var handler: Handler { handlerStorage }
    /// The title of the button.
    open var title: String?
    /// The image of the button.
    open var image: UIImage?
    /// The background color of the button. The default value depends on the style.
    open var backgroundColor: UIColor!

    private let styleStorage: Style
    private let handlerStorage: Handler

    /// Creates an action with a style, a title and a handler.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        styleStorage = style
        self.title = title
        handlerStorage = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
