import PortableUIKit

/// The view of `LeftTextField`.
public final class LeftTextFieldView: UIView {
    private var content: LeftTextField?
    /// What the view was updated with, for the layouts after that.
    private var theme = CellTheme.standard

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
            let label = Self.label(of: content, in: theme)
            textField.font = label.style.font(compatibleWith: .current)
            textField.textAlignment = isRightToLeft ? .right : .left
            let insets = LeftTextLayout.insets(theme.spacing)
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

    /// Measures the part in `width` points, for the current traits and theme: a field takes all the width there is.
    public static func measure(fitting width: CGFloat, content: LeftTextField) -> PartMeasurement {
        let theme = CellTheme.current
        let insets = LeftTextLayout.insets(theme.spacing)
        let label = label(of: content, in: theme)
        let minWidth = insets.left + minFieldWidth
        let width = width.layoutLength
        // Only a row without limits asks for more than the field gets anyway.
        let wanted = width <= minWidth ? width : max(insets.left + label.size(fitting: .infinity).width, minWidth)
        return PartMeasurement(
            size: CGSize(width: min(wanted, width), height: insets.top + label.lineHeight + insets.bottom),
            minWidth: minWidth,
            firstBaseline: insets.top + label.firstBaseline(fitting: .infinity),
            insets: insets
        )
    }

    /// Shows `content` in place of what the view shows. What is being typed stays unless the content says otherwise.
    public func update(with content: LeftTextField) {
        theme = .current
        let palette = theme.palette
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
    private static func label(of content: LeftTextField, in theme: CellTheme) -> LabelContent {
        theme.title(content.text.isEmpty ? content.placeholder : content.text, lineCount: 1)
    }
}

extension LeftTextFieldView: InteractivePartView {
    var activationView: UIView? { textField }
}
