import Foundation

/// The editing behavior that text fields and text views share.
@MainActor protocol TextEditor: KeyboardTarget {
    var document: EditableText { get }
    /// Whether typing replaces the whole text.
    var replacesTextOnInsertion: Bool { get }

    /// Returns whether the delegate allows a range to be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool

    /// Replaces the text in a range without asking the delegate, and sends the change notifications.
    func edit(_ range: Range<Int>, with text: String)
}

extension TextEditor {
    /// The range that typing replaces.
    var rangeToReplace: Range<Int> { replacesTextOnInsertion ? 0..<document.length : document.selection }

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
