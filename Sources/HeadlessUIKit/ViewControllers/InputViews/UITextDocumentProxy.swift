import Foundation

/// The text that a custom keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret or selection; `nil` while nothing is edited.
    var documentContextBeforeInput: String? { get }

    /// The text after the caret or selection; `nil` while nothing is edited.
    var documentContextAfterInput: String? { get }

    /// The selected text; `nil` if there is none.
    var selectedText: String? { get }

    /// The keyboard that the user prefers for the text; `nil` if there is none.
    var documentInputMode: UITextInputMode? { get }

    /// An identifier of what is edited, which stays the same while it is.
    var documentIdentifier: UUID { get }

    /// Moves the caret by a number of characters, at most to an end of the text.
    func adjustTextPosition(byCharacterOffset offset: Int)

    /// Replaces the marked text, or else the selection, with marked text. `selectedRange` is relative to it.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)

    /// Makes the marked text ordinary text.
    func unmarkText()
}

/// What the first responder of a keyboard's window edits.
@MainActor final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private weak var identified: UIResponder?
    private var identifier = UUID()

    init(controller: UIInputViewController) {
        self.controller = controller
    }

    private var responder: UIResponder? { controller?.viewIfLoaded?.window?.firstResponder }

    private var document: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { (responder as? any UIKeyInput)?.hasText ?? false }

    func insertText(_ text: String) {
        (responder as? any UIKeyInput)?.insertText(text)
    }

    func deleteBackward() {
        (responder as? any UIKeyInput)?.deleteBackward()
    }

    var documentContextBeforeInput: String? {
        guard let document, let selection = document.selectedTextRange else { return nil }
        return document.textRange(from: document.beginningOfDocument, to: selection.start).flatMap(document.text(in:))
    }

    var documentContextAfterInput: String? {
        guard let document, let selection = document.selectedTextRange else { return nil }
        return document.textRange(from: selection.end, to: document.endOfDocument).flatMap(document.text(in:))
    }

    var selectedText: String? {
        guard let document, let selection = document.selectedTextRange, !selection.isEmpty else { return nil }
        return document.text(in: selection)
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    var documentIdentifier: UUID {
        if identified !== responder {
            identified = responder
            identifier = UUID()
        }
        return identifier
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let document, let selection = document.selectedTextRange else { return }
        let text = (offset < 0 ? documentContextBeforeInput : documentContextAfterInput) ?? ""
        let passed = offset < 0 ? text.suffix(max(0, -max(offset, -text.count))) : text.prefix(offset)
        let distance = passed.utf16.count * offset.signum()
        let start = offset < 0 ? selection.start : selection.end
        guard let position = document.position(from: start, offset: distance) else { return }
        document.selectedTextRange = document.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        document?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() {
        document?.unmarkText()
    }
}
