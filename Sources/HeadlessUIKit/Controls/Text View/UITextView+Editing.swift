import Foundation

extension UITextView {
    final func setText(_ text: NSAttributedString) {
        document.set(text)
        typingAttributesStorage = nil
        textContentDidChange()
        if isFirstResponder {
            contentLayer.placeCaret()
            delegate?.textViewDidChangeSelection(self)
        }
    }

    final func setDefault(_ key: NSAttributedString.Key, to value: NSObject) {
        guard document.needsDefault(key, value) else { return }
        document.setDefault(key, value)
        typingAttributesStorage = nil
        textContentDidChange()
    }

    final func adjustFont() {
        let font = document.font.adjusted(for: traitCollection)
        if font != document.font { setDefault(.font, to: font) }
    }

    final func editingDidBegin() {
        contentLayer.beginCaret()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    final func editingDidEnd() {
        contentLayer.endCaret()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    /// Puts text in place of a range without asking anybody, and tells everybody.
    final func edit(_ range: Range<Int>, with text: String) {
        clearsOnInsertion = false
        document.replace(range, with: text, attributes: typingAttributesStorage)
        textContentDidChange()
        layoutIfNeeded()
        contentLayer.placeCaret()
        scrollCaretIntoSight()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    final func moveSelection(to selection: Range<Int>) {
        let selection = selection.clamped(to: 0..<document.length)
        guard selection != document.selection else { return }
        document.selection = selection
        typingAttributesStorage = nil
        contentLayer.placeCaret()
        delegate?.textViewDidChangeSelection(self)
    }

    private func scrollCaretIntoSight() {
        guard isScrollEnabled, isFirstResponder else { return }
        let caret = caretFrame(at: document.selection.upperBound)
        scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom / 2), animated: false)
    }

    /// A tap at a point of the content.
    final func tapped(at point: CGPoint) {
        if !isEditable || !isFirstResponder, isSelectable, follow(linkAt: point) { return }
        guard isEditable else { return }
        layoutIfNeeded()
        guard becomeFirstResponder() else { return }
        let offset = nearestOffset(to: point)
        moveSelection(to: offset..<offset)
    }

    /// - Returns: Whether there is a link at a point of the content.
    private func follow(linkAt point: CGPoint) -> Bool {
        guard !isEditable, document.length > 0 else { return false }
        layoutIfNeeded()
        for index in 0..<document.length {
            var range = NSRange()
            let link = document.attributed.attribute(.link, at: index, effectiveRange: &range)
            guard let link, lineRects(of: index..<index + 1).contains(where: { $0.contains(point) }) else { continue }
            guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { return true }
            if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
                UIApplication.shared.open(url)
            }
            return true
        }
        return false
    }
}

// MARK: - The keyboard

extension UITextView: KeyboardTarget {
    /// The keyboard asks the delegate before it changes anything; `insertText(_:)` called by a program does not.
    func keyboardInsert(_ text: String) {
        let range = clearsOnInsertion ? 0..<document.length : document.selection
        if isAllowed(range, text) { edit(range, with: text) }
    }

    func keyboardDelete() {
        let range = document.rangeToDelete
        if !range.isEmpty, isAllowed(range, "") { edit(range, with: "") }
    }

    /// The return key begins another line.
    func keyboardReturn() {
        if enablesReturnKeyAutomatically, !hasText { return }
        keyboardInsert("\n")
    }

    private func isAllowed(_ range: Range<Int>, _ text: String) -> Bool {
        let range = NSRange(location: range.lowerBound, length: range.count)
        return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
}
