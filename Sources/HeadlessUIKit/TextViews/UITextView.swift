import Foundation

/// Text of many lines that can be scrolled and edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    /// The font unless another is set, in points.
    private static let defaultFontSize: CGFloat = 12
    private static let defaultInset: CGFloat = 8

    final var document = EditedText(font: .systemFont(ofSize: UITextView.defaultFontSize))
    final let contentLayer = TextViewContentView()
    final var hasFont = false
    final var typingAttributesStorage: [NSAttributedString.Key: Any]?
    /// Where everything in the text was when it was last asked for.
    final var geometryStorage: TextViewGeometry?
    private var followsTap = false
    private let container: NSTextContainer
    private weak var textDelegate: (any UITextViewDelegate)?

    /// Makes a text view. Its text is set in the container, or in an area of its own width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        contentLayer.textView = self
        addSubview(contentLayer)
        container.didChange = { [weak self] in self?.textContentDidChange() }
    }

    /// Makes a text view with that frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Text views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Has a say in the editing, and hears of scrolling as well.
    // In Objective-C a subclass may narrow the type of an inherited property; in Swift the two are overloads.
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

    /// The text. Setting it does not tell anybody.
    open var text: String! {
        get { document.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: document.defaults)) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { document.attributed }
        set { setText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font of the text; nil where none was set and there is no text.
    open var font: UIFont? {
        get { hasFont || hasText ? document.font : nil }
        set {
            hasFont = newValue != nil
            setDefault(.font, to: newValue ?? .systemFont(ofSize: Self.defaultFontSize))
        }
    }

    /// The colour of the text.
    open var textColor: UIColor? {
        get { document.color }
        set { setDefault(.foregroundColor, to: newValue ?? .label) }
    }

    /// How lines lie between the sides.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textContentDidChange() } }
    }

    /// Whether the font follows the text size that the reader chooses. Only fonts of text styles do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Which parts of the text are looked for and can be tapped. Nothing is looked for here; links in the text are tapped.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// How links look.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { textContentDidChange() }
    }

    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributesStorage ?? document.typingAttributes }
        set { typingAttributesStorage = newValue }
    }

    /// The area the text is set in.
    open var textContainer: NSTextContainer { container }

    /// The distance between the text and the edges of the content.
    open var textContainerInset = UIEdgeInsets(top: defaultInset, left: 0, bottom: defaultInset, right: 0) {
        didSet { if textContainerInset != oldValue { textContentDidChange() } }
    }

    // MARK: Editing

    /// Whether the text can be edited.
    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
    }

    /// Whether text can be selected and links can be tapped; else it cannot be edited either.
    open var isSelectable = true {
        didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
    }

    /// The selected UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(location: document.selection.lowerBound, length: document.selection.count) }
        set {
            moveSelection(to: units(of: newValue))
        }
    }

    /// Whether typing replaces the whole text; reset by the first letter.
    open var clearsOnInsertion = false

    /// Whether a menu lets the person change how text looks. There is no such menu here.
    open var allowsEditingTextAttributes = false

    /// Scrolls until a part of the text is in sight.
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
    /// Whether letters are hidden; never in a text view.
    open var isSecureTextEntry = false
    /// What the text means.
    open var textContentType: UITextContentType!

    // MARK: Layout

    /// The size of the text with what is around it, where it is not scrolled.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let width = layoutWrappingWidthStorage ?? .infinity
        return fittingSize(width: width)
    }

    /// The size of the text in that room, with what is around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    /// A text that is scrolled is as large as the view; else the view is as large as the text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    final var layoutWrappingWidthStorage: CGFloat?

    override var wrapsContentToWidth: Bool { !isScrollEnabled }

    override var layoutWrappingWidth: CGFloat? {
        get { layoutWrappingWidthStorage }
        set { layoutWrappingWidthStorage = newValue }
    }

    /// Places the text and says how large the content is.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
    }

    /// Follows changes of text size, if asked to.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
        textContentDidChange()
    }

    /// The caret has the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentLayer.updateColors()
    }

    // MARK: Responder

    /// Text that can be edited takes the keyboard. Where nothing can be selected, nothing can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

    override func mayBecomeFirstResponder() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

    override func mayResignFirstResponder() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func didBecomeFirstResponder() {
        editingDidBegin()
    }

    override func didResignFirstResponder() {
        editingDidEnd()
    }

    /// Expects a tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        followsTap = true
    }

    /// A tap follows a link, or begins editing and puts the caret where it was.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if followsTap, let touch = touches.first { tapped(at: touch.location(in: self)) }
        followsTap = false
    }

    /// Gives up on a tap.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        followsTap = false
    }

    // MARK: Accessibility

    /// A text view is one element.
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

    /// Whether there is any text.
    open var hasText: Bool { document.length > 0 }

    /// Inserts text in place of the selection. The delegate is not asked; it hears of the change.
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

    /// The selected text.
    open var selectedTextRange: UITextRange? {
        get { EditedTextRange(document.selection) }
        set { if let newValue, let units = document.units(of: newValue) { moveSelection(to: units) } }
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

    /// The rectangle of the first line of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let units = document.units(of: range) else { return .null }
        layoutIfNeeded()
        return geometry.lineRects(of: units).first ?? geometry.caretFrame(at: units.lowerBound)
    }

    /// The rectangle of the caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? EditedTextPosition else { return .null }
        layoutIfNeeded()
        return geometry.caretFrame(at: position.offset)
    }

    /// The place in the text that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return EditedTextPosition(geometry.offset(nearestTo: point))
    }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        moveSelection(to: 0..<document.length)
    }
}
