import Foundation

/// A scrollable view that shows and edits multiple lines of text.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// The default font size in points.
    private static let defaultFontSize: CGFloat = 12
    private static let defaultInset: CGFloat = 8

    final var document = EditableText(font: .systemFont(ofSize: UITextView.defaultFontSize))
    final let contentLayer = TextViewContentView()
    final var hasFont: Bool?
    final var typingAttributesStorage: [NSAttributedString.Key: Any]?
    final var inputStorage: TextInputStorage?
    /// The text storage and layout manager, made when an app asks for them.
    final var textKit: TextViewTextKit?
    /// The width for which the text was placed; `nil` if it has to be placed again.
    final var placedWidth: CGFloat?
    /// The cached geometry of the text.
    final var geometryStorage: TextViewGeometry?
    private var followsTap = false
    private let container: NSTextContainer
    private weak var textDelegate: (any UITextViewDelegate)?

    /// Creates a text view. Without a text container it creates one that follows the view's width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        if textContainer == nil { container.widthTracksTextView = true }
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view with TextKit 2 or TextKit 1. No effect here: the text is laid out alike.
    @available(iOS 16.0, *)
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UITextViewDelegate
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a text view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        super.init(coder: coder)
        setUp()
        decodeTextView(from: coder)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        contentLayer.textView = self
        addSubview(contentLayer)
        if let manager = container.layoutManager { useTextKit(of: manager) }
        container.didChange = { [weak self] in self?.containerDidChange() }
    }

    /// The delegate that is asked about editing and told about editing and scrolling.
    // In Objective-C a subclass may narrow the type of an inherited property; in Swift these are overloads.
    @_nonoverride weak open var delegate: (any UITextViewDelegate)? {
        get {
            let current = (self as UIScrollView).delegate
            return current === textDelegate ? textDelegate : current as? any UITextViewDelegate
        }
        set {
            textDelegate = newValue
            (self as UIScrollView).delegate = newValue
        }
    }

    // MARK: Text

    /// The text. Setting it does not call `textViewDidChange(_:)`.
    open var text: String! {
        get { document.string }
        set { setText(newValue ?? "") }
    }

    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { document.attributed }
        set { if let newValue { setText(newValue) } else { setText("") } }
    }

    /// The font of the text; `nil` if none was set and there is no text, and after `nil` was set until the text is.
    open var font: UIFont? {
        get { hasFont ?? hasText ? document.font : nil }
        set {
            hasFont = newValue != nil
            setDefault(.font, to: newValue ?? .systemFont(ofSize: Self.defaultFontSize))
        }
    }

    /// The color of the text.
    open var textColor: UIColor? {
        get { document.color }
        set { setDefault(.foregroundColor, to: newValue ?? .label) }
    }

    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textContentDidChange() } }
    }

    /// Whether the font is adjusted to the content size category. Only fonts of a text style are.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// The kinds of data to detect. No effect here: only link attributes can be tapped.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { textContentDidChange() }
    }

    /// The attributes of text typed at the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributesStorage ?? document.typingAttributes }
        set { typingAttributesStorage = newValue }
    }

    /// The area in which the text is laid out.
    open var textContainer: NSTextContainer { container }

    /// The layout manager that lays out the text.
    open var layoutManager: NSLayoutManager { madeTextKit.layoutManager }

    /// The text with its attributes. Changes appear in the view.
    open var textStorage: NSTextStorage { madeTextKit.storage }

    /// The insets of the text container in the content, in points.
    open var textContainerInset = UIEdgeInsets(top: defaultInset, left: 0, bottom: defaultInset, right: 0) {
        didSet { if textContainerInset != oldValue { textContentDidChange() } }
    }

    // MARK: Editing

    /// Whether the text can be edited.
    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
    }

    /// Whether text can be selected and links can be tapped. If `false`, the text cannot be edited either.
    open var isSelectable = true {
        didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
    }

    /// The selected range in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(location: document.selection.lowerBound, length: document.selection.count) }
        set {
            moveSelection(to: units(of: newValue))
        }
    }

    /// Whether typing replaces the whole text. Reset by the first edit.
    open var clearsOnInsertion = false

    /// Whether the user can change text attributes in a menu. No effect here.
    open var allowsEditingTextAttributes = false

    /// Scrolls until a range of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let units = units(of: range)
        let start = geometry.caretFrame(at: units.lowerBound)
        let end = geometry.caretFrame(at: units.upperBound)
        scrollRectToVisible(start.union(end), animated: UIView.inheritedAnimationDuration > 0)
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

    /// How letters are capitalized automatically. No effect here.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected automatically. No effect here.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked. No effect here.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks get typographic while typing. No effect here.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash while typing. No effect here.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether a space is added or removed around text that is pasted or cut. No effect here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What passwords are suggested. No effect here: no passwords are suggested.
    open var passwordRules: UITextInputPasswordRules?
    /// The kind of keyboard. No effect here.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard. No effect here.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden. No effect in a text view.
    open var isSecureTextEntry = false
    /// The semantic meaning of the text. No effect here.
    open var textContentType: UITextContentType!

    // MARK: Layout

    /// The size of the text including its insets if scrolling is disabled.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let width = layoutWrappingWidthStorage ?? .infinity
        return fittingSize(width: width)
    }

    /// Returns the size of the text including its insets for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    /// The size of the text with its insets, in the width of the view.
    open override var contentSize: CGSize {
        get {
            placeTextIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Whether the text scrolls. If not, the intrinsic size of the view fits the text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    final var layoutWrappingWidthStorage: CGFloat?

    override var wrapsContentToWidth: Bool { !isScrollEnabled }

    override var layoutWrappingWidth: CGFloat? {
        get { layoutWrappingWidthStorage }
        set { layoutWrappingWidthStorage = newValue }
    }

    /// Lays out the text and updates the content size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
    }

    /// Adjusts the font if `adjustsFontForContentSizeCategory` is `true`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
        textContentDidChange()
    }

    /// Updates the colors of the caret and the selection.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentLayer.updateColors()
    }

    // MARK: Responder

    /// Whether the view can be edited: if it is editable and selectable.
    open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

    override func mayBecomeFirstResponder() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

    override func mayResignFirstResponder() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func didBecomeFirstResponder() {
        editingDidBegin()
    }

    override func didResignFirstResponder() {
        editingDidEnd()
    }

    /// Begins to track a tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        followsTap = true
    }

    /// Follows the tapped link, or begins editing and moves the caret to the tapped position.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if followsTap, let touch = touches.first { tapped(at: touch.location(in: self)) }
        followsTap = false
    }

    /// Stops tracking the tap.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        followsTap = false
    }

    // MARK: Edit commands

    /// Returns whether the text view can perform an action: an edit command if there is text to edit.
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

    /// Replaces the selection with the content of the pasteboard.
    open override func paste(_ sender: Any?) {
        paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    /// Replaces the selection with the text of item providers.
    open override func paste(itemProviders: [NSItemProvider]) {
        pasteItems(itemProviders)
    }

    /// Returns whether item providers have what the text view accepts: text, addresses and, if it allows editing text
    /// attributes, images, unless the paste configuration says otherwise.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { canPasteItems(itemProviders) }

    // MARK: Accessibility

    /// Whether assistive technologies can access the text view; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? document.string }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Text input

    /// Whether there is text.
    open var hasText: Bool { document.length > 0 }

    /// Replaces the selection with text. The delegate is told but not asked.
    open func insertText(_ text: String) {
        edit(rangeToReplace, with: text)
    }

    /// Deletes the selection or the character before the caret. The delegate is told but not asked.
    open func deleteBackward() {
        let range = rangeToDelete
        if !range.isEmpty { edit(range, with: "") }
    }

    /// Returns the text in a range.
    open func text(in range: UITextRange) -> String? {
        document.units(of: range).map(document.text(in:))
    }

    /// Replaces the text in a range. The delegate is told but not asked.
    open func replace(_ range: UITextRange, withText text: String) {
        if let units = document.units(of: range) { edit(units, with: text) }
    }

    /// The selected range.
    open var selectedTextRange: UITextRange? {
        get { UTF16TextRange(document.selection) }
        set { if let newValue, let units = document.units(of: newValue) { moveSelection(to: units) } }
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

    /// Returns the rectangle of the first line of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let units = document.units(of: range) else { return .null }
        layoutIfNeeded()
        return geometry.lineRects(of: units).first ?? geometry.caretFrame(at: units.lowerBound)
    }

    /// Returns the rectangles of a selected range, one for each line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let units = document.units(of: range) else { return [] }
        layoutIfNeeded()
        return TextLineSelectionRect.rects(geometry.selectionRects(of: units), isRightToLeft: isMirrored)
    }

    /// Returns the rectangle of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? UTF16TextPosition else { return .null }
        layoutIfNeeded()
        return geometry.caretFrame(at: position.offset)
    }

    /// Returns the position closest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return UTF16TextPosition(geometry.offset(nearestTo: point))
    }

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
        moveSelection(to: 0..<document.length)
    }
}
