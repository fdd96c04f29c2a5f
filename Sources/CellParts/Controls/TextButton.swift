import PortableUIKit

/// A button with a text.
final class TextButton: UIControl {
    let label = UILabel()

    var didTapHandler: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)

        addAction(UIAction { [weak self] _ in self?.didTapHandler?() }, for: .touchUpInside)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TextButton is made in code; it cannot be decoded.")
    }

    var pressedOpacity = Opacities.pressedContent

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? pressedOpacity : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = bounds
    }

    /// Extends the hit area to at least 44 by 44 points where the superview has space for it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview else { return bounds.touchable.contains(point) }
        return bounds.touchable(within: convert(superview.bounds, from: superview)).contains(point)
    }
}
