import Foundation

/// An action that an accessibility element offers in addition to its activation.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name of the action.
    open var name: String
    /// The closure that performs the action and returns whether it succeeded.
    open var actionHandler: Handler?

    /// The image of the action.
    open var image: UIImage?

    /// Creates an action with a name and an image.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action with a name.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
