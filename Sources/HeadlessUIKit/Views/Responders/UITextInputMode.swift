import Foundation

/// A keyboard layout or input method.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    private let language: String?

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// The language as a BCP 47 identifier; `nil` for one without a language.
    open var primaryLanguage: String? { language }

    /// The input modes that the user turned on: one for each preferred language.
    open class var activeInputModes: [UITextInputMode] {
        Locale.preferredLanguages.map { UITextInputMode(language: $0) }
    }
}

extension UITextInputMode {
    /// Posted after the user chose another input mode. Never posted here: there is no keyboard.
    public class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}
