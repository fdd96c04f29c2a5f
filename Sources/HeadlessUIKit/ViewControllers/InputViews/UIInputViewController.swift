import Foundation

/// The controller of a custom keyboard, which a responder returns as its `inputViewController`. Its view is an input view.
///
/// While its keyboard is shown, it is told of changes of text and selection, unless the app set another `inputDelegate`.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    private lazy var proxy = TextDocumentProxy(controller: self)

    /// The view of the controller; `nil` if it is no input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    /// The text that is edited.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard as a BCP 47 identifier. No effect here.
    open var primaryLanguage: String?

    /// Whether the keyboard has a key for dictation. No effect here.
    open var hasDictationKey = false

    /// Whether the user gave the keyboard access to the network. Always `false`.
    open var hasFullAccess: Bool { false }

    /// Whether the keyboard needs a key that leads to the next one. Always `false`: there is no other keyboard.
    open var needsInputModeSwitchKey: Bool { false }

    /// Creates an input view with the background of a keyboard, as high as UIKit's keyboards of letters.
    open override func loadView() {
        let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.standardHeight)
        view = UIInputView(frame: frame, inputViewStyle: .keyboard)
    }

    private static let standardHeight: CGFloat = 216

    /// Ends editing, which hides the keyboard.
    open func dismissKeyboard() {
        viewIfLoaded?.window?.firstResponder?.resignFirstResponder()
    }

    /// Shows the next keyboard. No effect here: there is no other one.
    open func advanceToNextInputMode() {}

    /// Shows a list of keyboards. No effect here: there is no other one.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Called before the selection changes. Does nothing by default.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the selection changed. Does nothing by default.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Called before the text changes. Does nothing by default.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the text changed. Does nothing by default.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
