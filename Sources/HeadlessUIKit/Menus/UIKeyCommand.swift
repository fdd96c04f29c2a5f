import Foundation

/// A command that a combination of keys performs.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let inputStorage: String?
    private let modifierFlagsStorage: UIKeyModifierFlags

    /// Whether the command comes before what the system does with the keys, such as text input.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the keys are adapted to the user's keyboard. No effect here.
    open var allowsAutomaticLocalization = true

    /// Whether the keys are mirrored in right-to-left interfaces. No effect here.
    open var allowsAutomaticMirroring = true

    init(
        title: String,
        image: UIImage?,
        sending action: Selector,
        input: String?,
        modifierFlags: UIKeyModifierFlags,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        inputStorage = input
        modifierFlagsStorage = modifierFlags
        super.init(
            title: title,
            subtitle: nil,
            image: image,
            sending: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Creates a command without keys.
    public convenience init() {
        self.init(title: "", image: nil, sending: Selector(""), input: nil, modifierFlags: [])
    }

    /// Creates a command that keys perform and menus show.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            image: image,
            sending: action,
            input: input,
            modifierFlags: modifierFlags,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Creates a command that keys perform.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", image: nil, sending: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that keys perform, with a title that explains it.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            title: "",
            image: nil,
            sending: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The characters of the key without modifier keys, or the name of a key without characters.
    open var input: String? { inputStorage }

    /// The modifier keys to hold down.
    open var modifierFlags: UIKeyModifierFlags { modifierFlagsStorage }

    /// Whether a key with modifier keys performs the command.
    final func matches(_ key: KeyCombination) -> Bool {
        guard let input, !attributes.contains(.disabled), !attributes.contains(.hidden) else { return false }
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return input.lowercased() == key.input.lowercased()
            && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    }
}

/// The input of a key and the modifier keys with it.
struct KeyCombination {
    /// The characters without modifier keys, or the name of a key without characters.
    let input: String
    let modifierFlags: UIKeyModifierFlags
}

// MARK: - Keys without characters

extension UIKeyCommand {
    /// The Up Arrow key.
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }

    /// The Down Arrow key.
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }

    /// The Left Arrow key.
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }

    /// The Right Arrow key.
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }

    /// The Escape key.
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }

    /// The Page Up key.
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }

    /// The Page Down key.
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }

    /// The Home key.
    public nonisolated class var inputHome: String { "UIKeyInputHome" }

    /// The End key.
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }

    /// The Delete key.
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }

    /// The F1 key.
    public nonisolated class var f1: String { "UIKeyInputF1" }

    /// The F2 key.
    public nonisolated class var f2: String { "UIKeyInputF2" }

    /// The F3 key.
    public nonisolated class var f3: String { "UIKeyInputF3" }

    /// The F4 key.
    public nonisolated class var f4: String { "UIKeyInputF4" }

    /// The F5 key.
    public nonisolated class var f5: String { "UIKeyInputF5" }

    /// The F6 key.
    public nonisolated class var f6: String { "UIKeyInputF6" }

    /// The F7 key.
    public nonisolated class var f7: String { "UIKeyInputF7" }

    /// The F8 key.
    public nonisolated class var f8: String { "UIKeyInputF8" }

    /// The F9 key.
    public nonisolated class var f9: String { "UIKeyInputF9" }

    /// The F10 key.
    public nonisolated class var f10: String { "UIKeyInputF10" }

    /// The F11 key.
    public nonisolated class var f11: String { "UIKeyInputF11" }

    /// The F12 key.
    public nonisolated class var f12: String { "UIKeyInputF12" }
}
