import Foundation

/// What a swipe on a row offers to do.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Gray.
        case normal = 0
        /// Red: something is lost.
        case destructive = 1
    }

    /// Carries the action out; calls the completion with whether it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How the action looks.
    public let style: Style
    /// Carries the action out.
    public let handler: Handler
    /// What the button says.
    open var title: String?
    /// What the button shows.
    open var image: UIImage?
    /// The color of the button, after its style unless set.
    open var backgroundColor: UIColor!

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
