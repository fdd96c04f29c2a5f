import PortableUIKit

/// The view of `LeftTextField`.
public final class LeftTextFieldView: UIView {
    private var content: LeftTextField?

    private let textField = UITextField()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        let changed = UIAction { [weak self] _ in self?.textDidChange() }
        textField.addAction(changed, for: .editingChanged)
        addSubview(textField)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftTextFieldView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let label = Self.label(of: content)
            textField.font = label.style.font(compatibleWith: .current)
            textField.textAlignment = isRightToLeft ? .right : .left
            let insets = LeftTextLayout.insets(content.currentTheme.spacing)
            let frame = CGRect(
                x: insets.left,
                y: insets.top,
                width: (bounds.width - insets.left - insets.right).layoutLength,
                height: label.lineHeight
            )
            textField.frame = frame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    public override func accessibilityActivate() -> Bool {
        textField.isEnabled && textField.becomeFirstResponder()
    }

    private func textDidChange() {
        accessibilityValue = spokenText
        content?.didChangeHandler?(textField.text ?? "")
    }

    /// Passwords are not read out.
    private var spokenText: String? {
        textField.isSecureTextEntry ? nil : textField.text
    }
}

// MARK: - LeftContentView

extension LeftTextFieldView: LeftContentView {
    /// Before the field gets narrower, the right part gives way.
    private static let minFieldWidth: CGFloat = 100

    /// The least width of the whole part, in points.
    public static func minWidth(content: LeftTextField) -> CGFloat {
        LeftTextLayout.insets(content.currentTheme.spacing).left + minFieldWidth
    }

    /// The size the view needs in `width` points, for the current traits: a field takes all the width there is.
    public static func size(fitting width: CGFloat, content: LeftTextField) -> CGSize {
        let insets = LeftTextLayout.insets(content.currentTheme.spacing)
        let wanted = max(insets.left + label(of: content).size(fitting: .infinity).width, minWidth(content: content))
        let width = width.layoutLength
        return CGSize(
            width: min(wanted, width),
            height: insets.top + label(of: content).lineHeight + insets.bottom
        )
    }

    /// The distance from the top to the baseline of the text, in points.
    public static func firstBaseline(fitting width: CGFloat, content: LeftTextField) -> CGFloat? {
        LeftTextLayout.insets(content.currentTheme.spacing).top + label(of: content).firstBaseline(fitting: .infinity)
    }

    /// Shows `content` in place of what the view shows. What is being typed stays unless the content says otherwise.
    public func update(with content: LeftTextField) {
        let palette = content.currentTheme.palette
        self.content = content

        if textField.text != content.text { textField.text = content.text }
        textField.attributedPlaceholder = AttributedTexts.text(content.placeholder, color: palette.secondaryText)
        textField.textColor = palette.primaryText
        textField.tintColor = palette.accent
        textField.isSecureTextEntry = content.isSecure
        textField.isEnabled = content.isEnabled
        textField.accessibilityIdentifier = content.accessibilityIdentifier ?? content.placeholder
        accessibilityLabel = content.placeholder
        accessibilityValue = spokenText
        accessibilityTraits = content.isEnabled ? .none : .notEnabled
        setNeedsLayout()
    }

    /// Takes over the closures of an equal content.
    public func updateHandlers(with content: LeftTextField) {
        self.content = content
    }

    /// Ends editing.
    public func prepareForReuse() {
        _ = textField.resignFirstResponder()
    }

    /// The text or the placeholder as a label, to measure by.
    private static func label(of content: LeftTextField) -> LabelContent {
        content.currentTheme.title(content.text.isEmpty ? content.placeholder : content.text, lineCount: 1)
    }
}

extension LeftTextFieldView: InteractivePartView {
    var activationView: UIView? { textField }
}
