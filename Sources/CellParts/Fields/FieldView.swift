import DeclarativeCollections
import PortableUIKit

/// A text field with texts before and after it, and a button that reveals a hidden text.
final class FieldView: UIView {
    var field: LeftField?
    var focus: FieldFocus? {
        // Only a new focus of the state moves the one of the user.
        didSet { if focus?.identifier != oldValue?.identifier { updateFocus() } }
    }

    let textField = UITextField()
    private let prefixLabel = UILabel()
    private let suffixLabel = UILabel()
    private let revealButton = IconButton(frame: .zero)
    private var isRevealed = false
    private var wantsFocus = false

    override init(frame: CGRect) {
        super.init(frame: frame)

        textField.delegate = self
        textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        revealButton.addAction(UIAction { [weak self] _ in self?.toggleReveal() }, for: .touchUpInside)
        addSubview(prefixLabel)
        addSubview(textField)
        addSubview(suffixLabel)
        addSubview(revealButton)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FieldView is made in code; it cannot be decoded.")
    }

    var text: String { textField.text ?? "" }

    func show(_ field: LeftField, theme: CellTheme) {
        let palette = theme.palette
        self.field = field
        textField.attributedPlaceholder = AttributedTexts.text(field.placeholder, color: palette.secondaryText)
        textField.textColor = field.isEnabled ? palette.primaryText : palette.secondaryText
        // Phone numbers, sums and addresses are read from left to right everywhere.
        textField.semanticContentAttribute = field.isLeftToRight ? .forceLeftToRight : .unspecified
        textField.tintColor = field.error.isEmpty ? palette.accent : palette.destructive
        textField.isEnabled = field.isEnabled
        textField.accessibilityIdentifier = field.identifier
        textField.keyboardType = field.input.keyboard
        textField.textContentType = field.input.contentType
        textField.autocapitalizationType = field.input.capitalization
        textField.autocorrectionType = field.input.correction
        let returnKey = field.input.returnKey
        textField.returnKeyType = returnKey == .default ? (field.next == nil ? .done : .next) : returnKey
        prefixLabel.isHidden = field.prefix.isEmpty
        suffixLabel.isHidden = field.suffix.isEmpty
        revealButton.isHidden = !field.input.isSecure
        revealButton.tintColor = palette.control
        showSecurity()
        showValue()
    }

    /// Shows the value of the content, which may differ from what the user has typed. Marked text is left alone: it is
    /// not part of the value yet.
    func showValue() {
        guard let field, textField.markedTextRange == nil else { return }
        let shown = field.rules.shown(field.value)
        if textField.text != shown { textField.text = shown }
    }

    func toggleReveal() {
        isRevealed.toggle()
        showSecurity()
    }

    private func showSecurity() {
        let isSecure = field?.input.isSecure == true && !isRevealed
        if textField.isSecureTextEntry != isSecure { textField.isSecureTextEntry = isSecure }
        revealButton.icon = isRevealed ? Icon.eyeOff.image : Icon.eye.image
    }

    func layOut(text: LabelContent, prefix: LabelContent?, suffix: LabelContent?, gap: CGFloat) {
        textField.font = text.style.font(compatibleWith: .current)
        textField.textAlignment = isRightToLeft ? .right : .left
        var start: CGFloat = 0
        var end = bounds.width
        if let prefix {
            let width = min(prefix.size(fitting: .infinity).width, bounds.width / 3)
            prefix.apply(to: prefixLabel, fitting: width)
            prefixLabel.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height).directed(in: self)
            start = width + gap
        }
        if !revealButton.isHidden {
            let side = min(CGFloat(24).grownWithText, bounds.width)
            let y = PixelGrid.current.aligned((bounds.height - side) / 2)
            revealButton.frame = CGRect(x: end - side, y: y, width: side, height: side).directed(in: self)
            end -= side + gap
        }
        if let suffix {
            let width = min(suffix.size(fitting: .infinity).width, bounds.width / 3)
            suffix.apply(to: suffixLabel, fitting: width)
            suffixLabel.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height).directed(in: self)
            end -= width + gap
        }
        textField.frame = CGRect(x: start, y: 0, width: (end - start).layoutLength, height: bounds.height)
            .directed(in: self)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }

    /// The button's hit target is moved into the field, which is where the row passes touches on.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, !revealButton.isHidden else { return hit }
        return revealButton.frame.touchable(within: bounds).contains(point) ? revealButton : hit
    }

    private func textDidChange() {
        guard let field, textField.markedTextRange == nil else { return }
        let typed = text
        let value = field.rules.value(of: typed)
        let shown = field.rules.shown(value)
        if shown != typed {
            let beforeCaret = String(typed.prefix(caretOffset(in: typed)))
            let caret = field.rules.caret(after: beforeCaret, in: value)
            textField.text = shown
            setCaret(utf16Offset: String(shown.prefix(caret)).utf16.count)
        }
        // A content that is still shown belongs to the value before.
        self.field?.value = value
        if value != field.value { field.didChangeHandler?(value) }
    }

    /// Edits a text with a format: separators that come and go would move what is typed. Returns whether the field is to make
    /// the change itself.
    private func edit(_ range: NSRange, with replacement: String) -> Bool {
        guard let field, field.rules.format != .plain, textField.markedTextRange == nil else { return true }
        let shown = text
        // A text that the app or a suggestion has put there is made one of the format afterwards.
        guard shown == field.rules.shown(field.value) else { return true }
        let units = Array(shown.utf16)
        let start = String(decoding: units.prefix(range.lowerBound), as: UTF16.self).count
        let end = String(decoding: units.prefix(range.upperBound), as: UTF16.self).count
        guard let (value, caret) = field.rules.edit(shown, replacing: start..<end, with: replacement) else {
            return false
        }
        let new = field.rules.shown(value)
        textField.text = new
        setCaret(utf16Offset: String(new.prefix(caret)).utf16.count)
        self.field?.value = value
        field.didChangeHandler?(value)
        return false
    }

    /// The number of characters before the caret.
    private func caretOffset(in typed: String) -> Int {
        guard let range = textField.selectedTextRange else { return typed.count }
        let offset = textField.offset(from: textField.beginningOfDocument, to: range.end)
        return String(decoding: Array(typed.utf16.prefix(offset)), as: UTF16.self).count
    }

    private func setCaret(utf16Offset: Int) {
        guard let caret = textField.position(from: textField.beginningOfDocument, offset: utf16Offset) else { return }
        textField.selectedTextRange = textField.textRange(from: caret, to: caret)
    }
}

// MARK: - Focus

extension FieldView: FocusableField {
    var identifier: String? { field?.identifier }

    func beginEditing() -> Bool {
        textField.isEnabled && textField.becomeFirstResponder()
    }

    private func updateFocus() {
        guard let focus, let field else {
            wantsFocus = false
            return
        }
        let isFocused = focus.identifier == field.identifier
        wantsFocus = isFocused && !textField.isFirstResponder
        if wantsFocus {
            setNeedsLayout()
            partOfElement?.setNeedsLayout()
        } else if !isFocused, textField.isFirstResponder {
            textField.resignFirstResponder()
        }
    }

    /// Gives the field the focus that the state asks for, once it is in a window.
    func focusIfWanted() {
        guard wantsFocus, window != nil else { return }
        wantsFocus = false
        _ = beginEditing()
    }
}

extension FieldView: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        reportFocus(isFocused: true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        reportFocus(isFocused: false)
        field?.didEndEditingHandler?()
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        edit(range, with: string)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let field else { return true }
        field.didSubmitHandler?()
        if !goOn(to: field.next, focus: focus) { textField.resignFirstResponder() }
        return false
    }

    private func reportFocus(isFocused: Bool) {
        guard let field, let focus, isFocused != (focus.identifier == field.identifier) else { return }
        self.focus?.identifier = isFocused ? field.identifier : nil
        focus.didChangeHandler?(isFocused ? field.identifier : nil)
    }
}

extension FieldView: ReusableElementView {
    func prepareForReuse() {
        focus = nil
        textField.resignFirstResponder()
        isRevealed = false
        field = nil
    }
}
