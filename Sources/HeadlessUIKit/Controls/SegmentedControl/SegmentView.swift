import Foundation

/// One segment of a segmented control.
@MainActor final class SegmentView: UIView {
    private let label = UILabel()
    private let imageView = UIImageView()
    var action: UIAction? {
        didSet { showAction() }
    }
    /// The width that was set; 0 for an automatic width.
    var fixedWidth: CGFloat = 0
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }
    /// The offset of the content for the segment's position in the control.
    var adjustment = UIOffset.zero {
        didSet { if adjustment != oldValue { setNeedsLayout() } }
    }
    private var backgroundView: UIImageView?
    var isEnabled = true
    var activate: () -> Void = {}
    private var isShownSelected = false

    /// The image behind the content.
    var backgroundImage: UIImage? {
        get { backgroundView?.image }
        set {
            guard newValue !== backgroundView?.image else { return }
            if backgroundView == nil, newValue != nil {
                let view = UIImageView(frame: bounds)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(view, at: 0)
                backgroundView = view
            }
            backgroundView?.image = newValue
        }
    }

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
        label.text = title
        imageView.image = title == nil ? image : nil
        showAction()
        addSubview(label)
        addSubview(imageView)
        show(isSelected: false, isPressed: false, isEnabled: true, attributes: [:])
    }

    /// Shows the title or image of the action.
    private func showAction() {
        guard let action else { return }
        if !action.title.isEmpty { title = action.title } else if let image = action.image { self.image = image }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { imageView.image?.size ?? label.intrinsicContentSize }

    func show(isSelected: Bool, isPressed: Bool, isEnabled: Bool, attributes: [NSAttributedString.Key: Any]) {
        isShownSelected = isSelected
        // The weights have different widths, but the layout does not depend on the title's width.
        let font = UIFont.systemFont(ofSize: Self.fontSize, weight: isSelected ? .semibold : .regular)
        let color: UIColor = isEnabled ? .label : .tertiaryLabel
        if attributes.isEmpty {
            label.showPlain(label.text, font: font, color: color)
        } else {
            let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            label.show([AttributedRun(text: label.text ?? "", attributes: defaults.merging(attributes) { $1 })])
        }
        label.textAlignment = .center
        imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? color
        let alpha = isPressed && !isSelected ? Self.pressedAlpha : 1
        label.alpha = alpha
        imageView.alpha = alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let dx = contentOffset.width + adjustment.horizontal
        let dy = contentOffset.height + adjustment.vertical
        label.frame = bounds.offsetBy(dx: dx, dy: dy)
        let size = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: bounds.midX - size.width / 2 + dx,
            y: bounds.midY - size.height / 2 + dy,
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
