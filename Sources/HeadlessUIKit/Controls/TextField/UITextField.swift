import Foundation

/// A control that shows and edits a single line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The default font size in points.
    private static let defaultFontSize: CGFloat = 17

    final var document = EditableText(font: .systemFont(ofSize: UITextField.defaultFontSize))
    final var placeholderStorage = TextFieldPlaceholder.plain(nil)
    final let textView = TextFieldTextView()
    final let clearButton = TextFieldClearButton()
    /// Whether typing replaces the whole text. Secure text is replaced when editing begins again.
    final var replacesTextOnInsertion = false
    final var inputStorage: TextInputStorage?
    final var typingAttributesStorage: [NSAttributedString.Key: Any]?

    /// Creates a text field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UITextFieldDelegate
        case "placeholderLabel.textColor": setPlaceholderAttribute(.foregroundColor, to: value as? UIColor)
        case "placeholderLabel.font": setPlaceholderAttribute(.font, to: value as? UIFont)
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a text field from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeTextField(from: coder)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        textView.field = self
        addSubview(textView)
        clearButton.addAction(
            UIAction { [weak self] _ in self?.clearByButton() },
            for: .touchUpInside
        )
    }

    // MARK: Text

    /// The text; empty by default. Setting it sends no event or notification.
    open var text: String? {
        get { document.string }
        set { setText(newValue ?? "") }
    }

    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { document.attributed }
        set { if let newValue { setText(newValue) } else { setText("") } }
    }

    /// The color of the text.
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

    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentChanged() } }
    }

    /// The default attributes of the text. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { document.defaults }
        set {
            document.setDefaults(newValue)
            contentChanged()
        }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { placeholderStorage.string }
        set {
            setPlaceholder(.plain(newValue))
        }
    }

    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderStorage.attributed(font: document.font) }
        set {
            setPlaceholder(newValue.map { .attributed($0.immutable) } ?? .plain(nil))
        }
    }

    /// The attributes of text typed at the caret; `nil` while the field is not being edited. Changes count until the
    /// selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? typingAttributesStorage ?? document.typingAttributes : nil }
        set { if isEditing { typingAttributesStorage = newValue } }
    }

    /// Whether text that is too wide is shown in a smaller font, down to the minimum size.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
    }

    /// The smallest font size in points to which text is shrunk; 0 by default, for no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { contentChanged() } }
    }

    /// Whether the font is adjusted to the content size category. Only fonts of a text style are.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    // MARK: Editing

    /// The delegate that is asked about editing and told about it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is cleared when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether typing replaces the whole text. Reset by the first edit.
    open var clearsOnInsertion: Bool {
        get { replacesTextOnInsertion }
        set { replacesTextOnInsertion = newValue }
    }

    /// Whether the text is hidden behind dots.
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

    /// The view that replaces the keyboard. It is not shown; its height is that of the keyboard.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// The view above the keyboard. It is not shown; its height is added to that of the keyboard.
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    /// How letters are capitalized automatically.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected automatically.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks get typographic while typing. No effect here.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash while typing. No effect here.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether a space is added or removed around text that is pasted or cut. No effect here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What passwords are suggested. No effect here: no passwords are suggested.
    open var passwordRules: UITextInputPasswordRules?
    /// The kind of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text.
    open var textContentType: UITextContentType!

    // MARK: Appearance

    /// The style of the border.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentChanged() } }
    }

    /// The background image. It replaces the border, except that of a rounded rectangle.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The background image of a disabled field; `nil` for that of an enabled one.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// When the clear button is visible. It requires text.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { contentChanged() } }
    }

    /// The view at the leading side of the text.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, by: leftView) }
    }

    /// When the left view is visible.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { contentChanged() } }
    }

    /// The view at the trailing side of the text.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, by: rightView) }
    }

    /// When the right view is visible.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { contentChanged() } }
    }

    // MARK: Frames

    /// Returns the frame of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds, isEditing: false) }

    /// Returns the frame of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the frame of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds, isEditing: true) }

    /// Returns the frame of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }

    /// Returns the frame of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeAtLeading(leftView, in: bounds) }

    /// Returns the frame of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeAtTrailing(rightView, in: bounds) }

    /// Draws the text in a rectangle in the field's coordinates.
    open func drawText(in rect: CGRect) {
        textView.drawText(in: rect)
    }

    /// Draws the placeholder in a rectangle in the field's coordinates.
    open func drawPlaceholder(in rect: CGRect) {
        textView.drawPlaceholder(in: rect)
    }

    /// Draws the border.
    open override func draw(_ rect: CGRect) {
        drawBorder()
    }

    /// The size of the text or the placeholder, including the insets and the views next to it.
    open override var intrinsicContentSize: CGSize { fittingSize() }

    /// Returns the size of the text or the placeholder, including the insets and the views next to it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    /// Lays out the text and the views next to it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSubviews()
    }

    /// Adjusts the font if `adjustsFontForContentSizeCategory` is `true`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
        contentChanged()
    }

    /// Updates the colors of the caret and the selection.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textView.updateColors()
    }

    /// The color of a placeholder without one.
    var placeholderColor: UIColor { .placeholderText }

    /// The baseline offsets of the vertically centered line.
    override var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? {
        let offset = document.font.ascender - document.font.lineHeight / 2
        return (offset, offset)
    }

    // MARK: Responder

    /// Whether the field can be edited: if it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the field is enabled. Disabling it ends editing.
    open override var isEnabled: Bool {
        didSet { if !isEnabled, isEditing { resignFirstResponder() } }
    }

    /// Begins a tap, or a press that shows the edit menu.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        pressBegan(at: touch.location(in: self))
        return true
    }

    /// Begins editing and moves the caret to the tapped position. During editing a second tap selects a word.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        if isEditing, window?.editMenu == nil {
            editingTapped(at: touch.location(in: self), tapCount: touch.tapCount)
        } else if !isEditing {
            beginEditing(at: touch.location(in: self))
        }
    }

    // MARK: Edit commands

    /// The edit menu, created when it is shown first.
    final var editMenu: TextFieldEditMenu?
    /// The scheduled edit menu of a press.
    final var pressToken: VirtualClock.Token?

    /// Returns whether the field can perform an action: an edit command if there is text to edit.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Deletes the selection and copies it to the pasteboard.
    open override func cut(_ sender: Any?) {
        cutSelection()
    }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) {
        copySelection()
    }

    /// Replaces the selection with the text of the pasteboard.
    open override func paste(_ sender: Any?) {
        paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    /// Replaces the selection with the text of item providers.
    open override func paste(itemProviders: [NSItemProvider]) {
        pasteItems(itemProviders)
    }

    /// Returns whether item providers have what the field accepts: text and addresses, unless the paste configuration
    /// says otherwise.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { canPasteItems(itemProviders) }

    /// Selects the word at the caret and shows the edit menu.
    open override func select(_ sender: Any?) {
        selectWord()
        showEditMenu()
    }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) {
        keyboardDelete()
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

    /// Whether assistive technologies can access the field; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text, or else the placeholder. Secure text is represented by dots.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? (hasText ? document.displayed : placeholder) }
        set { super.accessibilityValue = newValue }
    }

    /// The traits of a text field, including whether it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? (isEnabled ? .none : .notEnabled) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Text input

    /// Whether there is text.
    open var hasText: Bool { document.length > 0 }

    /// Replaces the selection with text. As in UIKit, the delegate is told but not asked.
    open func insertText(_ text: String) {
        edit(rangeToReplace, with: text)
    }

    /// Deletes the selection or the character before the caret. The delegate is told but not asked.
    open func deleteBackward() {
        let range = rangeToDelete
        if !range.isEmpty { edit(range, with: "") }
    }

    func keyboardDelete() {
        deleteByKeyboard()
    }

    /// Whether the placeholder is shown if there is one: while there is no text.
    var showsPlaceholder: Bool { !hasText }

    /// Returns the text in a range.
    open func text(in range: UITextRange) -> String? {
        document.units(of: range).map(document.text(in:))
    }

    /// Replaces the text in a range. The delegate is told but not asked.
    open func replace(_ range: UITextRange, withText text: String) {
        if let units = document.units(of: range) { edit(units, with: text) }
    }

    /// The selected range; `nil` while the field is not being edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? UTF16TextRange(document.selection) : nil }
        set {
            guard isEditing, let newValue, let units = document.units(of: newValue) else { return }
            moveSelection(to: units)
        }
    }

    /// The range of the text that an input method composes; `nil` if there is none.
    open var markedTextRange: UITextRange? { document.marked.map { UTF16TextRange($0) } }

    /// Replaces the marked text, or else the selection, with marked text. `selectedRange` is relative to it.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selecting: selectedRange)
    }

    /// Makes the marked text ordinary text.
    open func unmarkText() {
        endComposing()
    }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { UTF16TextPosition(0) }

    /// The position after the last character.
    open var endOfDocument: UITextPosition { UTF16TextPosition(document.length) }

    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        document.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        document.position(from: position, offset: offset)
    }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        document.order(of: position, other)
    }

    /// Returns the distance between two positions in UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        document.distance(from: from, to: toPosition)
    }

    /// Returns the rectangle of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let units = document.units(of: range) else { return .null }
        layoutIfNeeded()
        return convert(textView.rect(of: units), from: textView)
    }

    /// Returns the rectangle of a selected range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rect = firstRect(for: range)
        return TextLineSelectionRect.rects(rect.isEmpty ? [] : [rect], isRightToLeft: isMirrored)
    }

    /// Returns the rectangle of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? UTF16TextPosition else { return .null }
        layoutIfNeeded()
        return convert(textView.caretRect(at: position.offset), from: textView)
    }

    /// Returns the position closest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return UTF16TextPosition(textView.offset(at: convert(point, to: textView)))
    }

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
        if isEditing { moveSelection(to: 0..<document.length) }
    }
}
