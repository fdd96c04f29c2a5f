#if canImport(UIKit)
import UIKit

/// Types into the first responder of a window through its text input, asking delegates as the keyboard does.
@MainActor
struct AppleTyping {
    let window: UIWindow

    /// Inserts text character by character. Returns whether a responder accepted all of it.
    func insert(_ text: String) -> Bool {
        for character in text {
            guard let input = firstResponder(in: window) as? any UIKeyInput else { return false }
            insert(character, into: input)
        }
        return true
    }

    /// Deletes characters before the caret.
    func delete(count: Int) -> Bool {
        guard let input = firstResponder(in: window) as? any UIKeyInput else { return false }
        for _ in 0..<max(count, 0) {
            if allowsChange(of: input, isDeletion: true, to: "") { input.deleteBackward() }
        }
        return true
    }

    private func insert(_ character: Character, into input: any UIKeyInput) {
        if character.isNewline, let field = input as? UITextField {
            if field.delegate?.textFieldShouldReturn?(field) ?? true { field.sendActions(for: .editingDidEndOnExit) }
            return
        }
        let text = character.isNewline ? "\n" : String(character)
        if allowsChange(of: input, isDeletion: false, to: text) { input.insertText(text) }
    }

    /// Asks the delegate, which `insertText(_:)` does not do.
    private func allowsChange(of input: any UIKeyInput, isDeletion: Bool, to text: String) -> Bool {
        guard let view = input as? any UITextInput, let selection = view.selectedTextRange else { return true }
        let start = view.offset(from: view.beginningOfDocument, to: selection.start)
        let length = view.offset(from: selection.start, to: selection.end)
        var range = NSRange(location: start, length: length)
        if isDeletion, length == 0 {
            guard start > 0 else { return true }
            range = NSRange(location: start - 1, length: 1)
        }
        if let field = input as? UITextField {
            return field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
        }
        if let textView = input as? UITextView {
            return textView.delegate?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
        }
        return true
    }

    private func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }
}
#endif
