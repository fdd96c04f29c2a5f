import Foundation

/// Something that can be done with an accessibility element beside activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String
    /// Does the action; returns whether it succeeded.
    open var actionHandler: Handler?

    /// An image of the action.
    open var image: UIImage?

    /// Makes an action of that name with an image.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Makes an action of that name.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
