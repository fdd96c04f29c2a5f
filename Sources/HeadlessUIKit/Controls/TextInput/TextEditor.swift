import Foundation

/// The editing behavior that text fields and text views share.
@MainActor protocol TextEditor: KeyboardTarget {
    var document: EditableText { get set }
    /// What only some texts have: a delegate of the input, a tokenizer.
    var inputStorage: TextInputStorage? { get set }
    /// The system that is told about changes that the app makes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Whether typing replaces the whole text.
    var replacesTextOnInsertion: Bool { get }

    /// Returns whether the delegate allows a range to be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool

    /// Replaces the text in a range without asking the delegate, and sends the change notifications. The new text is
    /// marked, with a selection in it, if that is given.
    func edit(_ range: Range<Int>, with text: String, marking selection: Range<Int>?)

    /// Called after the marked text became ordinary text.
    func marksDidChange()
}

extension TextEditor {
    func edit(_ range: Range<Int>, with text: String) {
        edit(range, with: text, marking: nil)
    }

    /// Replaces the marked text, or else the selection, with text that an input method composes.
    func compose(_ text: String, selecting selected: NSRange) {
        let start = max(0, selected.location == NSNotFound ? 0 : selected.location)
        let selection = (start..<start + max(0, selected.length)).clamped(to: 0..<text.utf16.count)
        edit(document.marked ?? document.selection, with: text, marking: selection)
    }

    /// Makes the marked text ordinary text.
    func endComposing() {
        guard document.marked != nil else { return }
        document.mark(nil)
        marksDidChange()
    }

    /// The range that typing replaces.
    var rangeToReplace: Range<Int> {
        replacesTextOnInsertion ? 0..<document.length : document.marked ?? document.selection
    }

    /// The range that the delete key removes.
    var rangeToDelete: Range<Int> { replacesTextOnInsertion ? 0..<document.length : document.rangeToDelete }

    /// Inserts typed text if the delegate allows it. Unlike typing, `insertText(_:)` does not ask the delegate.
    func keyboardInsert(_ text: String) {
        let range = rangeToReplace
        if mayReplace(NSRange(range), with: text) { edit(range, with: text) }
    }

    func keyboardDelete() {
        deleteByKeyboard()
    }

    /// Deletes the selection or the character before the caret if the delegate allows it.
    func deleteByKeyboard() {
        let range = rangeToDelete
        if !range.isEmpty, mayReplace(NSRange(range), with: "") { edit(range, with: "") }
    }
}
