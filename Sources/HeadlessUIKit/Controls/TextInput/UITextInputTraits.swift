import Foundation

/// The keyboard traits of an editable object. The default implementations return the default value and ignore new ones.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// How letters are capitalized automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether words are corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// Whether quotation marks get typographic while typing.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two hyphens become a dash while typing.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether a space is added or removed around text that is pasted or cut.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// The kind of keyboard.
    var keyboardType: UIKeyboardType { get set }

    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }

    /// The semantic meaning of the text.
    var textContentType: UITextContentType! { get set }

    /// What passwords are suggested; `nil` for those of the system.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// The default implementation returns `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// The default implementation returns `.default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// The default implementation returns `false`.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// The default implementation returns `false`.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    /// The default implementation returns `.default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    /// The default implementation returns `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    /// The default implementation returns `nil`.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }

    /// The default implementation returns `nil`.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
