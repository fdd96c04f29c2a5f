import Foundation

/// One segment of a segmented control.
@MainActor final class SegmentView: UIView {
    private let label = UILabel()
    private let imageView = UIImageView()
    let action: UIAction?
    var isEnabled = true
    var activate: () -> Void = {}
    private var isShownSelected = false

    /// UIKit's font size of the title in points.
    private static let fontSize: CGFloat = 13
    private static let pressedAlpha: CGFloat = 0.2

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            imageView.image = nil
            setNeedsLayout()
        }
    }

    var image: UIImage? {
        get { imageView.image }
        set {
            imageView.image = newValue
            label.text = nil
            setNeedsLayout()
        }
    }

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        label.text = action?.title.isEmpty == false ? action?.title : title
        imageView.image = label.text == nil ? action?.image ?? image : nil
        addSubview(label)
        addSubview(imageView)
        show(isSelected: false, isPressed: false, isEnabled: true)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { imageView.image?.size ?? label.intrinsicContentSize }

    func show(isSelected: Bool, isPressed: Bool, isEnabled: Bool) {
        isShownSelected = isSelected
        // The weights have different widths, but the layout does not depend on the title's width.
        label.font = .systemFont(ofSize: Self.fontSize, weight: isSelected ? .semibold : .medium)
        label.textColor = isEnabled ? .label : .tertiaryLabel
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        let alpha = isPressed && !isSelected ? Self.pressedAlpha : 1
        label.alpha = alpha
        imageView.alpha = alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? label.text }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = UIAccessibilityTraits.button
            if isShownSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        activate()
        return isEnabled
    }
}
