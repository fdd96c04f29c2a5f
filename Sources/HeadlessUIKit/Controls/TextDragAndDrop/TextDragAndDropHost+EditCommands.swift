import Foundation

extension TextDragAndDropHost {
    /// Returns whether an edit command can be performed now; `nil` for other commands.
    func canEdit(_ action: Selector) -> Bool? {
        let hasSelection = !document.selection.isEmpty
        let isPaste = EditCommands.isSame(action, EditCommands.paste)
        let answers: [(Selector, Bool)] = [
            (EditCommands.cut, hasSelection && !document.isSecure && isTextEditable),
            (EditCommands.copy, hasSelection && !document.isSecure),
            (EditCommands.delete, false),
            (EditCommands.paste, isPaste && isTextEditable && canPaste(UIPasteboard.general.itemProviders)),
            (EditCommands.select, hasText && !hasSelection),
            (EditCommands.selectAll, hasText && document.selection != 0..<document.length),
        ]
        return answers.first { EditCommands.isSame(action, $0.0) }.map { isFirstResponder && $0.1 }
    }

    func cutSelection() {
        guard isTextEditable, !document.selection.isEmpty else { return }
        copySelection()
        keyboardDelete()
    }

    func copySelection() {
        guard !document.selection.isEmpty else { return }
        UIPasteboard.general.string = document.text(in: document.selection)
    }
}
