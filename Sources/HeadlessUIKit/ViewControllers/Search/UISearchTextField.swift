import Foundation

/// The field of a search bar: a lens, the text, and a button that removes it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let lensWidth: CGFloat = 30
    private static let radius: CGFloat = 10
    private static let clearButtonMargin: CGFloat = 5

    /// Makes a field without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        clearButtonMode = .always
        let lens = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        lens.contentMode = .center
        lens.tintColor = .secondaryLabel
        lens.frame = CGRect(x: 0, y: 0, width: Self.lensWidth, height: Self.lensWidth)
        leftView = lens
        leftViewMode = .always
    }

    /// Fields are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The button keeps from the round corners.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let distance = isMirrored ? Self.clearButtonMargin : -Self.clearButtonMargin
        return super.clearButtonRect(forBounds: bounds).offsetBy(dx: distance, dy: 0)
    }

    /// A search field.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? super.accessibilityTraits.union(.searchField) }
        set { super.accessibilityTraits = newValue }
    }
}
