import Foundation

/// How text wants to be typed. A responder that leaves a property out has the default, and setting it does nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters become capitals by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// The keys that are shown.
    var keyboardType: UIKeyboardType { get set }

    /// Light or dark keys.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key needs text.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }

    /// What the text means.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// Sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// Default.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// Default.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// Default.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// Default.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// Default.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// No.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// No.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    /// None.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
