import Foundation

/// A key of a keyboard that was pressed or released.
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying {
    private let charactersStorage: String
    private let plainCharacters: String
    private let modifierFlagsStorage: UIKeyModifierFlags
    private let keyCodeStorage: UIKeyboardHIDUsage

    init(characters: String, plainCharacters: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        charactersStorage = characters
        self.plainCharacters = plainCharacters
        modifierFlagsStorage = modifierFlags
        keyCodeStorage = keyCode
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public init?(coder: NSCoder) {
        return nil
    }

    /// The characters of the key with the modifier keys.
    open var characters: String { charactersStorage }

    /// The characters of the key without the modifier keys, or the name of a key without characters.
    open var charactersIgnoringModifiers: String { plainCharacters }

    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { modifierFlagsStorage }

    /// The code of the key.
    open var keyCode: UIKeyboardHIDUsage { keyCodeStorage }

    /// Returns the same object: keys are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
