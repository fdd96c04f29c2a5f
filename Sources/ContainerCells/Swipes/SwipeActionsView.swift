import DeclarativeCollections
import PortableUIKit

/// The buttons that a swipe reveals, as wide as the row is open.
final class SwipeActionsView: UIView {
    /// Called when a button is tapped.
    var didTap: ((SwipeAction) -> Void)?
    /// Whether only the first button is shown, because letting go would perform it.
    var isFull = false {
        didSet { if isFull != oldValue { setNeedsLayout() } }
    }

    private(set) var actions: [SwipeAction] = []
    private var buttons: [SwipeButton] = []
    /// Whether the buttons are at the right of the row.
    private var isAtRight = true

    func update(with actions: [SwipeAction], isAtRight: Bool) {
        self.isAtRight = isAtRight
        if actions != self.actions || buttons.count != actions.count {
            for button in buttons { button.removeFromSuperview() }
            buttons = actions.map { _ in SwipeButton(frame: .zero) }
            for button in buttons.reversed() { addSubview(button) }
        }
        self.actions = actions
        clipsToBounds = true
        for (button, action) in zip(buttons, actions) {
            button.update(with: action) { [weak self] in self?.didTap?(action) }
        }
        setNeedsLayout()
    }

    /// The width at which all buttons have their own, in points.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? bounds.width / openWidth : 0
        var end: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull ? (index == 0 ? bounds.width : 0) : button.wantedWidth * scale
            button.frame = CGRect(
                x: isAtRight ? bounds.width - end - width : end,
                y: 0,
                width: width,
                height: bounds.height
            )
            end += width
        }
    }
}

/// A button that a swipe reveals: a picture above a text, both as wide as they need to be.
private final class SwipeButton: UIControl {
    private let imageView = UIImageView()
    private let label = UILabel()
    private var handler: () -> Void = {}
    private(set) var wantedWidth: CGFloat = 0

    private static let minimumWidth: CGFloat = 74
    private static let inset: CGFloat = 16
    private static let gap: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        imageView.contentMode = .center
        imageView.tintColor = .white
        label.textColor = .white
        label.textAlignment = .center
        label.isAccessibilityElement = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(imageView)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.handler() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SwipeButton is created in code only")
    }

    func update(with action: SwipeAction, handler: @escaping () -> Void) {
        self.handler = handler
        imageView.image = action.image
        label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        label.text = action.title
        accessibilityLabel = action.title
        backgroundColor = action.backgroundColor ?? ContainerCellAppearance.color(of: action.style)
        let content = max(label.intrinsicContentSize.width, action.image?.size.width ?? 0)
        wantedWidth = max(content + 2 * Self.inset, Self.minimumWidth).rounded(.up)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        let text = label.intrinsicContentSize
        let isImageShown = image.height > 0 && image.height + Self.gap + text.height <= bounds.height
        imageView.isHidden = !isImageShown
        let height = text.height + (isImageShown ? image.height + Self.gap : 0)
        let top = (bounds.height - height) / 2
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2,
            y: top,
            width: image.width,
            height: image.height
        )
        label.frame = CGRect(
            x: (bounds.width - text.width) / 2,
            y: top + height - text.height,
            width: text.width,
            height: text.height
        )
    }
}
