import Foundation

// What text fields and text views answer to `UITextInput` besides text, selection and rectangles. Their members are public, which
// those of an extension for both cannot be; what they do is here.
extension TextEditor {
    func editInput(_ edit: (TextInputStorage) -> Void) {
        let storage = inputStorage ?? TextInputStorage()
        inputStorage = storage
        edit(storage)
    }

    /// Sets the writing direction of the paragraphs of a range.
    func setDirection(_ direction: NSWritingDirection, of range: UITextRange) {
        guard let units = document.units(of: range), !units.isEmpty else { return }
        let text = NSMutableAttributedString(attributedString: document.attributed)
        let paragraphs = (text.string as NSString).paragraphRange(for: NSRange(units))
        document.attributed.enumerateAttribute(.paragraphStyle, in: paragraphs, options: []) { value, part, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.baseWritingDirection = direction
            text.addAttribute(.paragraphStyle, value: style, range: part)
        }
        document.adopt(text)
        marksDidChange()
    }
}

extension TextEditor where Self: UITextInput {
    /// The tokenizer, which is made when it is asked for.
    var madeTokenizer: any UITextInputTokenizer {
        if let tokenizer = inputStorage?.tokenizer { return tokenizer }
        let made = UITextInputStringTokenizer(textInput: self)
        editInput { $0.tokenizer = made }
        return made
    }
}
