import Foundation

/// A variant of a command, which applies while modifier keys are held down.
@preconcurrency @MainActor open class UICommandAlternate: NSObject, @preconcurrency NSCopying {
    private let titleStorage: String
    private let actionStorage: Selector
    private let modifierFlagsStorage: UIKeyModifierFlags

    private init(storing title: String, _ action: Selector, _ modifierFlags: UIKeyModifierFlags) {
        titleStorage = title
        actionStorage = action
        modifierFlagsStorage = modifierFlags
        super.init()
    }

    /// Creates a variant with a title and an action.
    public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.init(storing: title, action, modifierFlags)
    }

    /// Returns `nil`: unarchiving is not supported.
    public init?(coder: NSCoder) {
        return nil
    }

    /// The title of the variant.
    open var title: String { titleStorage }

    /// The action of the variant.
    open var action: Selector { actionStorage }

    /// The modifier keys with which the variant applies.
    open var modifierFlags: UIKeyModifierFlags { modifierFlagsStorage }

    /// Returns the same object: variants are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
