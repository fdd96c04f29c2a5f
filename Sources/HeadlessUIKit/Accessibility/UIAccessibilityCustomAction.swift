import Foundation

/// An action that an accessibility element offers in addition to its activation.
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name of the action.
    open var name: String {
        get { nameStorage }
        set { (nameStorage, attributedNameStorage) = (newValue, nil) }
    }

    /// The name with attributes that tell how it is spoken.
    open var attributedName: NSAttributedString {
        get {
            if let attributedNameStorage { return attributedNameStorage }
            let name = NSAttributedString(string: nameStorage)
            attributedNameStorage = name
            return name
        }
        set { (nameStorage, attributedNameStorage) = (newValue.string, newValue) }
    }

    private var nameStorage: String
    /// Made when it is asked for: Foundation on Linux never frees the attributes of an attributed string.
    private var attributedNameStorage: NSAttributedString?

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

    /// The category under which assistive technologies list the action; `nil` for the general actions. No effect here.
    @available(iOS 18, *)
    open var category: String?

    /// The category of actions that edit the element.
    @available(iOS 18, *)
    nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    /// The image of the action.
    open var image: UIImage?

    /// Creates an action with a name and an image.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        nameStorage = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name and an image. Attributes of the name tell how it is spoken.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        nameStorage = attributedName.string
        attributedNameStorage = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name.
    public init(name: String, actionHandler: @escaping Handler) {
        nameStorage = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name. Attributes tell how it is spoken.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        nameStorage = attributedName.string
        attributedNameStorage = attributedName
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name that calls a method of a target, which isn't kept alive. The method may have the
    /// action as a parameter, and returns whether it succeeded.
    public init(name: String, target: Any?, selector: Selector) {
        nameStorage = name
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Creates an action with a name that calls a method of a target, which isn't kept alive. Attributes tell how the
    /// name is spoken.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        nameStorage = attributedName.string
        attributedNameStorage = attributedName
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Creates an action with a name and an image that calls a method of a target, which isn't kept alive.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        nameStorage = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Creates an action with a name and an image that calls a method of a target, which isn't kept alive. Attributes
    /// tell how the name is spoken.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        nameStorage = attributedName.string
        attributedNameStorage = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        selectorStorage = selector
        super.init()
    }

    /// Performs the action as an assistive technology does.
    ///
    /// - Returns: Whether it succeeded.
    @MainActor package final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let selectorStorage, target != nil || !selectorStorage.needsTarget else { return false }
        return selectorStorage.send(to: target, self) as? Bool ?? false
    }
}
