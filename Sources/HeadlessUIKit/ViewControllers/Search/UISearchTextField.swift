import Foundation

/// The text field of a search bar, with a magnifying glass and a clear button.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let magnifyingGlassWidth: CGFloat = 30
    private static let radius: CGFloat = 10
    private static let clearButtonMargin: CGFloat = 5

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        clearButtonMode = .always
        let magnifyingGlass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        magnifyingGlass.contentMode = .center
        magnifyingGlass.tintColor = .secondaryLabel
        magnifyingGlass.frame = CGRect(x: 0, y: 0, width: Self.magnifyingGlassWidth, height: Self.magnifyingGlassWidth)
        leftView = magnifyingGlass
        leftViewMode = .always
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The frame of the clear button, inset from the rounded corners.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let distance = isMirrored ? Self.clearButtonMargin : -Self.clearButtonMargin
        return super.clearButtonRect(forBounds: bounds).offsetBy(dx: distance, dy: 0)
    }

    /// The traits of a search field.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? super.accessibilityTraits.union(.searchField) }
        set { super.accessibilityTraits = newValue }
    }
}
