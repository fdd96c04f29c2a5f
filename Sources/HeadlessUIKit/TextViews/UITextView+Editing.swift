import Foundation

extension UITextView {
    final func setText(_ text: String) {
        inputDelegate?.textWillChange(self)
        document.set(text)
        textWasSet()
    }

    final func setText(_ text: NSAttributedString) {
        inputDelegate?.textWillChange(self)
        document.set(text)
        textWasSet()
    }

    private func textWasSet() {
        typingAttributesStorage = nil
        if hasFont == false { hasFont = nil }
        documentDidChange()
        inputDelegate?.textDidChange(self)
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
        documentDidChange()
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

    /// Replaces the text in a range without asking the delegate, and sends the change notifications.
    final func edit(_ range: Range<Int>, with text: String, marking selection: Range<Int>?) {
        clearsOnInsertion = false
        document.replace(range, with: text, attributes: typingAttributesStorage)
        documentDidChange(range, length: text.utf16.count)
        if let selection {
            document.mark(range.lowerBound..<range.lowerBound + text.utf16.count)
            document.select(range.lowerBound + selection.lowerBound..<range.lowerBound + selection.upperBound)
        }
        typingDidChangeText()
    }

    /// Replaces the text in a range with text that has attributes, without asking the delegate.
    final func edit(_ range: Range<Int>, with text: NSAttributedString) {
        clearsOnInsertion = false
        document.replace(range, with: text)
        documentDidChange(range, length: text.length)
        typingDidChangeText()
    }

    private func typingDidChangeText() {
        textContentDidChange()
        layoutIfNeeded()
        contentLayer.placeCaret()
        scrollCaretIntoSight()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    final func marksDidChange() {
        documentDidChange()
        textContentDidChange()
    }

    final func moveSelection(to selection: Range<Int>) {
        let old = document.selection
        inputDelegate?.selectionWillChange(self)
        document.select(selection)
        inputDelegate?.selectionDidChange(self)
        guard document.selection != old else { return }
        typingAttributesStorage = nil
        contentLayer.placeCaret()
        selectionDidChange()
        notifyObservers()
        delegate?.textViewDidChangeSelection(self)
    }

    private func scrollCaretIntoSight() {
        guard isScrollEnabled, isFirstResponder else { return }
        let caret = geometry.caretFrame(at: document.selection.upperBound)
        scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom / 2), animated: false)
    }

    /// Follows the link at a point of the content, or begins editing there.
    final func tapped(at point: CGPoint) {
        if !isEditable, isSelectable, follow(linkAt: point) { return }
        layoutIfNeeded()
        guard becomeFirstResponder() else { return }
        let offset = geometry.offset(nearestTo: point)
        moveSelection(to: offset..<offset)
    }

    /// Opens the link at a point of the content if the delegate allows it.
    ///
    /// - Returns: Whether there is a link.
    private func follow(linkAt point: CGPoint) -> Bool {
        layoutIfNeeded()
        if document.plain != nil, document.defaults[.link] == nil { return false }
        var found: (link: Any, range: NSRange)?
        let whole = NSRange(location: 0, length: document.length)
        document.attributed.enumerateAttribute(.link, in: whole, options: []) { link, range, stop in
            guard let link, let units = Range(range),
                geometry.lineRects(of: units).contains(where: { $0.contains(point) })
            else { return }
            found = (link, range)
            stop.pointee = true
        }
        guard let (link, range) = found else { return false }
        guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { return true }
        if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
            UIApplication.shared.open(url)
        }
        return true
    }
}

// MARK: - The keyboard

extension UITextView: TextEditor {
    var replacesTextOnInsertion: Bool { clearsOnInsertion }

    /// The return key inserts a line break.
    func keyboardReturn() {
        if enablesReturnKeyAutomatically, !hasText { return }
        keyboardInsert("\n")
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
}
