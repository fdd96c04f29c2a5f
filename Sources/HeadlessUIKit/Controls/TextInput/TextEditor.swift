import Foundation

/// What text fields and text views have in common as the person who types sees them.
@MainActor protocol TextEditor: KeyboardTarget {
    var document: EditedText { get }
    /// Whether typing replaces the whole text.
    var replacesTextOnInsertion: Bool { get }

    /// Asks the delegate whether a range may be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool

    /// Puts text in place of a range without asking anybody, and tells everybody.
    func edit(_ range: Range<Int>, with text: String)
}

extension TextEditor {
    /// What the next letter replaces.
    var rangeToReplace: Range<Int> { replacesTextOnInsertion ? 0..<document.length : document.selection }

    /// What the delete key removes.
    var rangeToDelete: Range<Int> { replacesTextOnInsertion ? 0..<document.length : document.rangeToDelete }

    /// The keyboard asks the delegate before it changes anything; `insertText(_:)` called by a program does not.
    func keyboardInsert(_ text: String) {
        let range = rangeToReplace
        if mayReplace(NSRange(range), with: text) { edit(range, with: text) }
    }

    func keyboardDelete() {
        let range = rangeToDelete
        if !range.isEmpty, mayReplace(NSRange(range), with: "") { edit(range, with: "") }
    }
}
