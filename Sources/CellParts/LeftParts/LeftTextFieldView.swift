import ContainerCells
import PortableUIKit

/// The view of `LeftTextField`.
public final class LeftTextFieldView: ContentSizedView {
    private var content: LeftTextField?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let textField = UITextField()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        let changed = UIAction { [weak self] _ in self?.textDidChange() }
        textField.addAction(changed, for: .editingChanged)
        // A long text is clipped, not truncated with an ellipsis, as while it is edited.
        let clipping = NSMutableParagraphStyle()
        clipping.lineBreakMode = .byClipping
        textField.defaultTextAttributes[.paragraphStyle] = clipping
        addSubview(textField)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftTextFieldView is made in code; it cannot be decoded.")
    }

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        guard let content else { return nil }
        return theme.performAsCurrent { Self.size(fitting: width, content: content) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let label = Self.label(of: content, in: theme)
            textField.font = label.style.font(compatibleWith: .current)
            textField.textAlignment = isRightToLeft ? .right : .left
            let insets = PartInsets.left(theme.spacing)
            let frame = CGRect(
                x: insets.left,
                y: insets.top,
                width: (bounds.width - insets.left - insets.right).layoutLength,
                height: Self.textHeight(of: content, in: theme)
            )
            textField.frame = frame.directed(in: self)
        }
    }

    public override func accessibilityActivate() -> Bool {
        textField.isEnabled && textField.becomeFirstResponder()
    }

    private func textDidChange() {
        accessibilityValue = spokenText
        content?.didChangeHandler?(textField.text ?? "")
    }

    /// Passwords are not spoken.
    private var spokenText: String? {
        textField.isSecureTextEntry ? nil : textField.text
    }
}

// MARK: - LeftContentView

extension LeftTextFieldView: LeftContentView {
    /// If the field would get narrower than this, in points, the right part is compressed instead.
    private static let minFieldWidth: CGFloat = 100

    /// Measures the part for a proposed width in points, using the current traits and theme. A field fills the
    /// available width.
    public static func measure(fitting width: CGFloat, content: LeftTextField) -> PartMeasurement {
        let theme = CellTheme.current
        let insets = PartInsets.left(theme.spacing)
        let label = label(of: content, in: theme)
        let minWidth = insets.left + minFieldWidth
        let width = width.layoutLength
        // Only an unlimited row needs the preferred width; otherwise the field fills the row.
        let wanted = width <= minWidth ? width : max(insets.left + label.size(fitting: .infinity).width, minWidth)
        return PartMeasurement(
            size: CGSize(
                width: min(wanted, width),
                height: insets.top + textHeight(of: content, in: theme) + insets.bottom
            ),
            minWidth: minWidth,
            firstBaseline: insets.top + label.firstBaseline(fitting: .infinity),
            insets: insets,
            firstLineCenter: insets.top + textHeight(of: content, in: theme) / 2
        )
    }

    /// Updates the view to show `content`. Text that the user is typing stays unless the content changes it.
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
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: LeftTextField) {
        self.content = content
    }

    /// Ends editing.
    public func prepareForReuse() {
        _ = textField.resignFirstResponder()
    }

    /// The height of the text and the placeholder in the fonts that draw them: those of Arabic, Thai or Devanagari are taller
    /// than the system font.
    private static func textHeight(of content: LeftTextField, in theme: CellTheme) -> CGFloat {
        [content.text, content.placeholder].reduce(theme.title("").lineHeight) { height, text in
            guard text.needsOtherFonts else { return height }
            return max(height, theme.title(text, lineCount: 1).size(fitting: .infinity).height)
        }
    }

    /// The text or the placeholder as a label, for measuring.
    private static func label(of content: LeftTextField, in theme: CellTheme) -> LabelContent {
        theme.title(content.text.isEmpty ? content.placeholder : content.text, lineCount: 1)
    }
}

extension LeftTextFieldView: InteractivePartView {
    var activationView: UIView? { textField }
}
