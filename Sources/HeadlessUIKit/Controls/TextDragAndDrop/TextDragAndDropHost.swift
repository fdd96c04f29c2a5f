import Foundation

/// A text view or text field, as its drags, drops and pastes know it.
@MainActor protocol TextDragAndDropHost: UIView, UITextDraggable, UITextDroppable, TextEditor, DropInteractionMaking {
    /// Whether the user can edit the text.
    var isTextEditable: Bool { get set }

    /// Whether the selected text may be dragged, if there is any.
    var isSelectionDraggable: Bool { get }

    /// Whether pasted and dropped images become attachments.
    var insertsImages: Bool { get }

    /// The attributes of inserted text without own attributes.
    var insertionAttributes: [NSAttributedString.Key: Any] { get }

    /// Replaces the text in a range without asking the delegate, and sends the change notifications.
    func edit(_ range: Range<Int>, with text: NSAttributedString)

    func moveSelection(to selection: Range<Int>)
}

extension TextDragAndDropHost {
    /// Replaces a range if the delegate allows it, and returns the range of the new text.
    func insert(_ text: String, in range: Range<Int>) -> Range<Int>? {
        guard mayReplace(NSRange(range), with: text) else { return nil }
        edit(range, with: text)
        return range.lowerBound..<range.lowerBound + text.utf16.count
    }

    /// Replaces a range if the delegate allows it, and returns the range of the new text.
    func insert(_ text: NSAttributedString, in range: Range<Int>) -> Range<Int>? {
        guard mayReplace(NSRange(range), with: text.string) else { return nil }
        edit(range, with: text)
        return range.lowerBound..<range.lowerBound + text.length
    }

    /// Copies text from one range over another, with its attributes, and returns the range of the copy.
    func copyText(_ source: Range<Int>, to target: Range<Int>) -> Range<Int>? {
        guard document.plain == nil else { return insert(document.text(in: source), in: target) }
        return insert(document.attributed.attributedSubstring(from: NSRange(source)), in: target)
    }

    /// Inserts what item providers have, over the selection.
    func pasteItems(_ providers: [NSItemProvider]) {
        guard isTextEditable else { return }
        TextPaste(into: self, rangeToReplace).begin(providers.map { ($0, nil) })
    }

    /// Whether items can be inserted: what the paste configuration accepts or, without one, text and addresses.
    func canPasteItems(_ providers: [NSItemProvider]) -> Bool {
        if let pasteConfiguration { return providers.contains(where: pasteConfiguration.accepts) }
        return providers.contains { provider in
            provider.canLoadObject(ofClass: NSString.self) || provider.canLoadObject(ofClass: NSURL.self)
                || (insertsImages && provider.canLoadObject(ofClass: UIImage.self))
        }
    }

    // MARK: Drags

    /// The rectangle around the text in a range.
    func frame(of units: Range<Int>) -> CGRect {
        selectionRects(for: UTF16TextRange(units)).reduce(CGRect.null) { $0.union($1.rect) }
    }

    /// Whether a drag can begin at a point: on the selected text.
    func isDragStart(_ point: CGPoint) -> Bool {
        let selection = document.selection
        guard isSelectionDraggable, !selection.isEmpty else { return false }
        return selectionRects(for: UTF16TextRange(selection)).contains { $0.rect.contains(point) }
    }

    /// Whether a press at a point lifts the selected text.
    func liftsText(at point: CGPoint) -> Bool {
        TextDragAndDrop.of(self)?.drag?.interaction.isEnabled == true && isDragStart(point)
    }

    /// Whether drags are enabled without the app's doing.
    private var isOnPad: Bool { traitCollection.userInterfaceIdiom == .pad || UIDragInteraction.isEnabledByDefault }

    /// Makes the drag interaction for a selection that the user can drag.
    func selectionDidChange() {
        if !document.selection.isEmpty, isOnPad { makeDragInteraction() }
    }

    @discardableResult
    func makeDragInteraction() -> TextDrag {
        if let known = TextDragAndDrop.of(self)?.drag { return known }
        let made = TextDrag(host: self)
        made.interaction.isEnabled = isOnPad
        TextDragAndDrop.edit(self) { $0.drag = made }
        addInteraction(made.interaction)
        return made
    }

    // MARK: Drops

    @discardableResult
    func makeTextDrop() -> TextDrop {
        if let known = TextDragAndDrop.of(self)?.drop { return known }
        let made = TextDrop(host: self)
        TextDragAndDrop.edit(self) { $0.drop = made }
        addInteraction(made.interaction)
        return made
    }

    func makeDropInteraction() {
        makeTextDrop()
    }
}
