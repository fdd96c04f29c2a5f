import Foundation

/// An action that an accessibility element offers in addition to its activation.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name of the action.
    open var name: String
    /// The closure that performs the action and returns whether it succeeded.
    open var actionHandler: Handler?

    /// The object on which the selector is called if there is no closure.
    open weak var target: AnyObject?

    /// The method that performs the action and returns whether it succeeded, if there is no closure.
    open var selector: Selector {
        get { selectorStorage ?? Selector("") }
        set { selectorStorage = newValue }
    }

    private var selectorStorage: Selector?

    /// The image of the action.
    open var image: UIImage?

    /// Creates an action with a name and an image.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action with a name that calls a method of a target, which isn't kept alive. The method may have the
    /// action as a parameter, and returns whether it succeeded.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Creates an action with a name and an image that calls a method of a target, which isn't kept alive.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Creates an action with a name.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Performs the action as an assistive technology does.
    ///
    /// - Returns: Whether it succeeded.
    package final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let selectorStorage, target != nil || !selectorStorage.needsTarget else { return false }
        return selectorStorage.send(to: target, self) as? Bool ?? false
    }
}
