import Foundation

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// The font unless another is set, in points.
    private static let defaultFontSize: CGFloat = 17

    final var document = EditedText(font: .systemFont(ofSize: UITextField.defaultFontSize))
    final var placeholderStorage = TextFieldPlaceholder.plain(nil)
    final let textView = TextFieldTextView()
    final let clearButton = TextFieldClearButton()
    /// Whether typing replaces the whole text, as it does with hidden text that was left before.
    final var replacesTextOnInsertion = false

    /// Makes a text field with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        textView.field = self
        addSubview(textView)
        clearButton.addAction(
            UIAction { [weak self] _ in self?.clearByButton() },
            for: .touchUpInside
        )
    }

    /// Text fields are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Text

    /// The text; empty at first. Setting it does not tell anybody.
    open var text: String? {
        get { document.string }
        set { setText(newValue ?? "") }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { document.attributed }
        set { setText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The colour of the text.
    open var textColor: UIColor? {
        get { document.color }
        set {
            setDefault(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The font of the text.
    open var font: UIFont? {
        get { document.font }
        set {
            setDefault(.font, to: newValue ?? .systemFont(ofSize: Self.defaultFontSize))
        }
    }

    /// How the text lies between the sides.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentChanged() } }
    }

    /// The attributes of text without attributes of its own. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { document.defaults }
        set {
            document.setDefaults(newValue)
            contentChanged()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderStorage.string }
        set {
            setPlaceholder(.plain(newValue))
        }
    }

    /// What is shown while there is no text, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderStorage.attributed(font: document.font) }
        set {
            setPlaceholder(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil))
        }
    }

    /// Whether the font follows the text size that the reader chooses. Only fonts of text styles do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    // MARK: Editing

    /// Has a say in the editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether typing replaces the whole text; reset by the first letter.
    open var clearsOnInsertion: Bool {
        get { replacesTextOnInsertion }
        set { replacesTextOnInsertion = newValue }
    }

    /// Whether letters are shown as dots.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            document.isSecure = isSecureTextEntry
            contentChanged()
        }
    }

    // MARK: Keyboard

    private var inputViewStorage: UIView?
    private var inputAccessoryViewStorage: UIView?

    /// What is shown in the place of a keyboard. A headless machine has no keyboard, so it is kept and not shown.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// What is shown above a keyboard. A headless machine has no keyboard, so it is kept and not shown.
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    /// When letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The keys that a keyboard shows.
    open var keyboardType = UIKeyboardType.default
    /// Light or dark keys.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// What the text means.
    open var textContentType: UITextContentType!

    // MARK: Looks

    /// What is drawn around the text.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentChanged() } }
    }

    /// When the button that removes the text is shown; there must be text for it.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { contentChanged() } }
    }

    /// A view before the text.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, by: leftView) }
    }

    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { contentChanged() } }
    }

    /// A view behind the text.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, by: rightView) }
    }

    /// When the view behind the text is shown.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { contentChanged() } }
    }

    // MARK: Rectangles

    /// The rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds, isEditing: false) }

    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds, isEditing: true) }

    /// The rectangle of the button that removes the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

    /// The rectangle of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeAtLeading(leftView, in: bounds) }

    /// The rectangle of the view behind the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeAtTrailing(rightView, in: bounds) }

    /// Draws the text; the rectangle is in the field's coordinates.
    open func drawText(in rect: CGRect) {
        textView.drawText(in: rect)
    }

    /// Draws the placeholder; the rectangle is in the field's coordinates.
    open func drawPlaceholder(in rect: CGRect) {
        textView.drawPlaceholder(in: rect)
    }

    /// Draws the border.
    open override func draw(_ rect: CGRect) {
        drawBorder()
    }

    /// The size of the text or the placeholder with what is around it.
    open override var intrinsicContentSize: CGSize { fittingSize() }

    /// The size of the text or the placeholder with what is around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    /// Places the text and the views around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSubviews()
    }

    /// Follows changes of text size, if asked to.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
        contentChanged()
    }

    /// The caret has the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textView.updateColors()
    }

    /// The line lies in the middle.
    override var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? {
        let offset = document.font.ascender - document.font.lineHeight / 2
        return (offset, offset)
    }

    // MARK: Responder

    /// An enabled field can be edited.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// A field that is disabled is not edited any longer.
    open override var isEnabled: Bool {
        didSet { if !isEnabled, isEditing { resignFirstResponder() } }
    }

    /// A tap begins editing and puts the caret where it was.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { beginEditing(at: touch.location(in: self)) }
    }

    override func mayBecomeFirstResponder() -> Bool {
        delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    override func mayResignFirstResponder() -> Bool {
        delegate?.textFieldShouldEndEditing(self) ?? true
    }

    override func didBecomeFirstResponder() {
        editingDidBegin()
    }

    override func didResignFirstResponder() {
        editingDidEnd()
    }

    // MARK: Accessibility

    /// A text field is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text, or the placeholder where there is none; dots where the text is hidden.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? (hasText ? document.displayed : placeholder) }
        set { super.accessibilityValue = newValue }
    }

    /// Says when the field cannot be edited.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? (isEnabled ? .none : .notEnabled) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Text input

    /// Whether there is any text.
    open var hasText: Bool { document.length > 0 }

    /// Inserts text in place of the selection. The delegate is not asked, as with UIKit; it hears of the change.
    open func insertText(_ text: String) {
        edit(rangeToReplace, with: text)
    }

    /// Deletes the selection, or the character before the caret. The delegate is not asked.
    open func deleteBackward() {
        let range = rangeToDelete
        if !range.isEmpty { edit(range, with: "") }
    }

    /// The text in a range.
    open func text(in range: UITextRange) -> String? {
        document.units(of: range).map(document.text(in:))
    }

    /// Replaces the text in a range. The delegate is not asked; it hears of the change.
    open func replace(_ range: UITextRange, withText text: String) {
        if let units = document.units(of: range) { edit(units, with: text) }
    }

    /// The selected text; nil unless the field is being edited, and then it may be set.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? EditedTextRange(document.selection) : nil }
        set {
            guard isEditing, let newValue, let units = document.units(of: newValue) else { return }
            moveSelection(to: units)
        }
    }

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { EditedTextPosition(0) }

    /// The place after the last character.
    open var endOfDocument: UITextPosition { EditedTextPosition(document.length) }

    /// The range between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        document.range(from: fromPosition, to: toPosition)
    }

    /// The place a number of UTF-16 units away; nil beyond the ends of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        document.position(from: position, offset: offset)
    }

    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        document.order(of: position, other)
    }

    /// The number of UTF-16 units between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        document.distance(from: from, to: toPosition)
    }

    /// The rectangle of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let units = document.units(of: range) else { return .null }
        layoutIfNeeded()
        return convert(textView.rect(of: units), from: textView)
    }

    /// The rectangle of the caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? EditedTextPosition else { return .null }
        layoutIfNeeded()
        return convert(textView.caretRect(at: position.offset), from: textView)
    }

    /// The place in the text that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return EditedTextPosition(textView.offset(at: convert(point, to: textView)))
    }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        if isEditing { moveSelection(to: 0..<document.length) }
    }
}
