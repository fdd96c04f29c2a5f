import Foundation

extension UITextField {
    final func editingDidBegin() {
        document.select(document.length..<document.length)
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            document.set("")
            typingDidChangeText()
        }
        replacesTextOnInsertion = isSecureTextEntry && hasText
        contentChanged()
        textView.beginCaret()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    final func editingDidEnd() {
        replacesTextOnInsertion = false
        typingAttributesStorage = nil
        textView.endCaret()
        contentChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification,
            object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
        )
    }

    final func beginEditing(at point: CGPoint) {
        layoutIfNeeded()
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        moveSelection(to: textView.offset(at: convert(point, to: textView)))
    }

    final func setText(_ text: String) {
        // Setting the same text again keeps the caret position.
        guard !document.isSpelt(text) || document.length == 0 else { return }
        let selection = document.selection
        inputDelegate?.textWillChange(self)
        document.set(text)
        inputDelegate?.textDidChange(self)
        textDidChange(from: selection)
    }

    final func setText(_ text: NSAttributedString) {
        let selection = document.selection
        let isSame = document.isSpelt(text.string)
        inputDelegate?.textWillChange(self)
        document.set(text)
        inputDelegate?.textDidChange(self)
        if isSame { document.select(selection) }
        textDidChange(from: selection)
    }

    /// Sets a default attribute. Cells set the font in every layout pass, so an unchanged value must not invalidate the
    /// layout.
    final func setDefault(_ key: NSAttributedString.Key, to value: NSObject) {
        guard document.needsDefault(key, value) else { return }
        document.setDefault(key, value)
        contentChanged()
    }

    final func setPlaceholder(_ placeholder: TextFieldPlaceholder) {
        guard placeholder != placeholderStorage else { return }
        placeholderStorage = placeholder
        contentChanged()
    }

    final func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        document.set("")
        typingDidChangeText()
    }

    /// Replaces the text in a range without asking the delegate, and sends the change notifications.
    final func edit(_ range: Range<Int>, with text: String, marking selection: Range<Int>?) {
        replacesTextOnInsertion = false
        document.replace(range, with: text, attributes: typingAttributesStorage)
        typingAttributesStorage = nil
        if let selection {
            document.mark(range.lowerBound..<range.lowerBound + text.utf16.count)
            document.select(range.lowerBound + selection.lowerBound..<range.lowerBound + selection.upperBound)
        }
        typingDidChangeText()
    }

    /// Replaces the text in a range with text that has attributes, without asking the delegate.
    final func edit(_ range: Range<Int>, with text: NSAttributedString) {
        replacesTextOnInsertion = false
        document.replace(range, with: text)
        typingAttributesStorage = nil
        typingDidChangeText()
    }

    final func marksDidChange() {
        contentChanged()
    }

    /// Changes the color or font of the placeholder, whose label apps look for.
    final func setPlaceholderAttribute(_ name: NSAttributedString.Key, to value: Any?) {
        guard let value, let present = attributedPlaceholder else { return }
        let text = NSMutableAttributedString(attributedString: present)
        text.addAttribute(name, value: value, range: NSRange(location: 0, length: text.length))
        attributedPlaceholder = text
    }

    final func moveSelection(to selection: Range<Int>) {
        let old = document.selection
        inputDelegate?.selectionWillChange(self)
        document.select(selection)
        inputDelegate?.selectionDidChange(self)
        guard document.selection != old else { return }
        typingAttributesStorage = nil
        textView.selectionDidChange()
        selectionDidChange()
        notifyObservers()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    private func moveSelection(to offset: Int) {
        moveSelection(to: offset..<offset)
    }

    private func typingDidChangeText() {
        contentChanged()
        textView.selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    private func textDidChange(from selection: Range<Int>) {
        contentChanged()
        guard isEditing, selection != document.selection else { return }
        textView.selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }
}

// MARK: - The keyboard

extension UITextField: TextEditor {
    /// Sends the events of the return key. Editing ends if there is an action for them, as in UIKit.
    func keyboardReturn() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let events: UIControl.Event = [.editingDidEndOnExit, .primaryActionTriggered]
        let ends = !allControlEvents.isDisjoint(with: events)
        sendActions(for: events)
        if ends { resignFirstResponder() }
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
}
