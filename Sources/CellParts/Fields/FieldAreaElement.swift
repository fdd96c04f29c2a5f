import DeclarativeCollections
import PortableUIKit

/// The lines of a field that grows with its text.
struct FieldAreaElement: PartElement {
    let field: LeftField
    let theme: CellTheme
    let focus: FieldFocus?

    static func makeView() -> FieldAreaView { FieldAreaView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let width = width.layoutLength
        let text = label.size(fitting: width)
        let wanted = width.isFinite ? width : max(text.width, FieldElement.minimumWidth)
        return CGSize(width: min(wanted, width), height: max(text.height, label.lineHeight))
    }

    var minWidth: CGFloat { FieldElement.minimumWidth }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        label.firstBaseline(fitting: width)
    }

    func update(_ view: FieldAreaView, isAnimated: Bool) {
        view.show(field, theme: theme)
    }

    func updateHandlers(_ view: FieldAreaView) {
        view.field = field
        view.focus = focus
        view.showValue()
    }

    func layOut(_ view: FieldAreaView) {
        view.layOut(text: label, placeholder: placeholder)
        view.focusIfWanted()
    }

    func accessibility(of view: FieldAreaView) -> RightControlAccessibility {
        RightControlAccessibility(
            label: field.label.isEmpty ? field.placeholder : nil,
            value: view.text,
            traits: field.isEnabled ? .none : .notEnabled,
            activate: { _ = view.beginEditing() }
        )
    }

    var isInteractive: Bool { true }

    var fillsWidth: Bool { true }

    /// A text that ends with a line break has one more line.
    private var label: LabelContent {
        let text = field.value.isEmpty ? field.placeholder : field.value
        return theme.title(text.hasSuffix("\n") ? text + " " : text)
    }

    private var placeholder: LabelContent {
        var label = theme.title(field.placeholder)
        label.color = theme.palette.secondaryText
        return label
    }
}

/// A text view that is as tall as its text, with a placeholder.
final class FieldAreaView: UIView {
    var field: LeftField?
    var focus: FieldFocus? {
        // Only a new focus of the state moves the one of the user.
        didSet { if focus?.identifier != oldValue?.identifier { updateFocus() } }
    }

    let textView = UITextView()
    private let placeholderLabel = UILabel()
    private var wantsFocus = false

    override init(frame: CGRect) {
        super.init(frame: frame)

        textView.delegate = self
        textView.backgroundColor = .clear
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.isScrollEnabled = false
        addSubview(placeholderLabel)
        addSubview(textView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FieldAreaView is made in code; it cannot be decoded.")
    }

    var text: String { textView.text ?? "" }

    func show(_ field: LeftField, theme: CellTheme) {
        self.field = field
        textView.textColor = field.isEnabled ? theme.palette.primaryText : theme.palette.secondaryText
        textView.tintColor = field.error.isEmpty ? theme.palette.accent : theme.palette.destructive
        textView.isEditable = field.isEnabled
        textView.accessibilityIdentifier = field.identifier
        textView.keyboardType = field.input.keyboard
        textView.autocapitalizationType = field.input.capitalization
        textView.autocorrectionType = field.input.correction
        showValue()
    }

    /// Shows the value of the content, which may differ from what the user has typed.
    func showValue() {
        guard let field, textView.markedTextRange == nil else { return }
        if textView.text != field.value { textView.text = field.value }
        placeholderLabel.isHidden = !text.isEmpty
    }

    func layOut(text: LabelContent, placeholder: LabelContent) {
        let font = text.style.font(compatibleWith: .current)
        if textView.font != font { textView.font = font }
        textView.textAlignment = isRightToLeft ? .right : .left
        textView.frame = bounds
        placeholder.apply(to: placeholderLabel, fitting: bounds.width)
        placeholderLabel.frame = bounds
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}

// MARK: - Focus

extension FieldAreaView: FocusableField {
    var identifier: String? { field?.identifier }

    func beginEditing() -> Bool {
        textView.isEditable && textView.becomeFirstResponder()
    }

    private func updateFocus() {
        guard let focus, let field else {
            wantsFocus = false
            return
        }
        let isFocused = focus.identifier == field.identifier
        wantsFocus = isFocused && !textView.isFirstResponder
        if wantsFocus {
            setNeedsLayout()
            partOfElement?.setNeedsLayout()
        } else if !isFocused, textView.isFirstResponder {
            textView.resignFirstResponder()
        }
    }

    /// Gives the field the focus that the state asks for, once it is in a window.
    func focusIfWanted() {
        guard wantsFocus, window != nil else { return }
        wantsFocus = false
        _ = beginEditing()
    }

    private func reportFocus(isFocused: Bool) {
        guard let field, let focus, isFocused != (focus.identifier == field.identifier) else { return }
        self.focus?.identifier = isFocused ? field.identifier : nil
        focus.didChangeHandler?(isFocused ? field.identifier : nil)
    }
}

extension FieldAreaView: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {
        reportFocus(isFocused: true)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        reportFocus(isFocused: false)
        field?.didEndEditingHandler?()
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !text.isEmpty
        guard let field, textView.markedTextRange == nil else { return }
        let value = field.rules.value(of: text)
        if value != text { textView.text = value }
        self.field?.value = value
        if value != field.value { field.didChangeHandler?(value) }
    }
}

extension FieldAreaView: ReusableElementView {
    func prepareForReuse() {
        focus = nil
        textView.resignFirstResponder()
        field = nil
    }
}
